# Reads a calendar with the gem icalendar and prints what it understood, as JSON.
# A value that is not of its property's form raises, and with it the judge fails.
require "stringio"
require "icalendar"
require "json"

calendars = Icalendar::Calendar.parse(File.read(ARGV.fetch(0), encoding: "UTF-8"))
abort "#{calendars.size} calendars" unless calendars.size == 1

events = calendars.first.events.map do |event|
  start = event.dtstart
  is_day = start.is_a?(Icalendar::Values::Date)
  abort "not valid: #{event.uid}" unless event.valid?
  {
    start: is_day ? start.iso8601 : start.strftime("%Y-%m-%dT%H:%M:%S"),
    zone: is_day ? nil : Array(start.ical_params["tzid"]).first,
    end: event.dtend&.iso8601,
    minutes: event.duration && event.duration.hours * 60 + event.duration.minutes,
    title: event.summary,
    status: event.status,
    description: event.description,
    triggers: event.alarms.map { |alarm|
      trigger = alarm.trigger
      sign = trigger.past? ? -1 : 1
      days = trigger.weeks * 7 + trigger.days
      sign * (days * 1440 + trigger.hours * 60 + trigger.minutes)
    },
  }
end
puts JSON.generate(events)

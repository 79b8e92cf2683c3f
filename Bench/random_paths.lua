-- Asks for the paths of a file in an order that every thread draws for itself: wrk -s FILE URL -- PATHS
local paths = {}

function init(arguments)
    for path in io.lines(arguments[1]) do
        paths[#paths + 1] = path
    end
    math.randomseed(tonumber(tostring(paths):match("0x(%x+)"), 16) % 2147483647)
end

function request()
    return wrk.format("GET", paths[math.random(#paths)])
end

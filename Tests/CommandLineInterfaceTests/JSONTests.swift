import CommandLineInterface
import Testing

@Suite struct JSONTests {
    @Test func `a document begins with the version of its form, and members keep their order`() {
        let json = JSON.document(["b": 1, "a": ["x", "y"], "c": true, "d": 0.5])
        #expect(
            json.text == #"""
                {
                  "schema": 1,
                  "b": 1,
                  "a": ["x", "y"],
                  "c": true,
                  "d": 0.5
                }

                """#)
    }

    @Test func `what is missing is null, or left out`() {
        let json: JSON = ["some": Optional("x"), "none": Int?.none]
        #expect(json.text == "{\"some\": \"x\", \"none\": null}\n")
        #expect(json.withoutNulls.text == "{\"some\": \"x\"}\n")
        #expect(json.adding(["more": 2]).withoutNulls.text == "{\"some\": \"x\", \"more\": 2}\n")
    }

    @Test func `no name stands twice in an object, whose own values come first`() {
        let json: JSON = ["name": "own", "a": 1]
        #expect(
            json.adding(["name": "other", "b": 2]).text
                == "{\"name\": \"own\", \"a\": 1, \"b\": 2}\n")
    }

    @Test func `control characters and quotation marks are escaped`() {
        #expect(JSON.string("a\"\\\n\u{1}\u{9B}é").text == "\"a\\\"\\\\\\n\\u0001\\u009bé\"\n")
    }
}

@Suite struct JSONLineTests {
    @Test func `a value is one line whatever is in it`() {
        let json: JSON = [
            "a": "line\nbreak \"quoted\" \\", "b": [1, 2] as [Int], "c": JSON.null,
            "d": ["e": true] as JSON,
        ]
        #expect(
            json.line
                == #"{"a": "line\nbreak \"quoted\" \\", "b": [1, 2], "c": null, "d": {"e": true}}"#)
    }
}

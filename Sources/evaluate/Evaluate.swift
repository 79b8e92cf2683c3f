@main
enum Evaluate {
    static func main() { print("hello") }
}

@main
enum EveICS {
    static func main() { print("hello") }
}

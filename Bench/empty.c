// What starting a C program costs, before it does anything.
int main(void) { return 0; }

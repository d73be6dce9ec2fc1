def create_commands():
    """Returns a function that runs one line and returns the lines to print."""

    def run(line):
        return []

    return run


run = create_commands()
for line in ["person Asha", "person Ravi", "expense 300 Asha equal Asha Ravi", "balances", "settle"]:
    for text in run(line):
        print(text)

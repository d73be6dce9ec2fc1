def calculate(text):
    """Calculates an expression with + - * /, brackets, decimal numbers and the
    sign minus.
    Raises a ValueError that names the problem if the text isn't a valid
    expression.
    """
    # First make a list of tokens. Then go through them with two stacks:
    # values, and operators that wait.


for text in ['2 + 3 * 4 - 5', '10 - 4 - 3', '-(2 + 3) * 2']:
    print(text, '=', calculate(text))

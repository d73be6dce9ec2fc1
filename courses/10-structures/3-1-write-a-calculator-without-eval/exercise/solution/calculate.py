import re

precedence = {'(': 0, '+': 1, '-': 1, '*': 2, '/': 2, 'sign': 3}
token_pattern = re.compile(r'\s*(?:(\d+(?:\.\d+)?)|([-+*/()]))')


def tokenize(text):
    tokens, at, end = [], 0, len(text.rstrip())
    while at < end:
        match = token_pattern.match(text, at)
        if not match:
            raise ValueError(f'Unknown character {text[at:].strip()[0]!r}')
        number, sign = match.groups()
        tokens.append(float(number) if number else sign)
        at = match.end()
    return tokens


def work(values, waiting):
    operator, right = waiting.pop(), values.pop()
    if operator == 'sign':
        values.append(-right)
        return
    left = values.pop()
    if operator == '+':
        values.append(left + right)
    elif operator == '-':
        values.append(left - right)
    elif operator == '*':
        values.append(left * right)
    elif right == 0:
        raise ValueError('Division by zero')
    else:
        values.append(left / right)


def calculate(text):
    """Calculates an expression with + - * /, brackets and signs. O(n) time and space."""
    tokens, values, waiting = tokenize(text), [], []
    expects_value = True
    if not tokens:
        raise ValueError('The text is empty')
    for token in tokens:
        if isinstance(token, float):
            if not expects_value:
                raise ValueError(f'An operator is missing before {token:g}')
            values.append(token)
            expects_value = False
        elif token == '(':
            if not expects_value:
                raise ValueError('An operator is missing before "("')
            waiting.append(token)
        elif token == ')':
            if expects_value:
                raise ValueError('A value is missing before ")"')
            while waiting and waiting[-1] != '(':
                work(values, waiting)
            if not waiting:
                raise ValueError('A closing bracket has no opening bracket')
            waiting.pop()
        elif expects_value:
            if token != '-':
                raise ValueError(f'A value is missing before "{token}"')
            waiting.append('sign')
        else:
            while waiting and precedence[waiting[-1]] >= precedence[token]:
                work(values, waiting)
            waiting.append(token)
            expects_value = True
    if expects_value:
        raise ValueError('A value is missing at the end')
    while waiting:
        if waiting[-1] == '(':
            raise ValueError('A bracket is never closed')
        work(values, waiting)
    return values[0]

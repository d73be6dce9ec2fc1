/**
 * Calculates an expression with + - * /, brackets, decimal numbers and the
 * sign minus.
 * Throws an Error that names the problem if the text isn't a valid
 * expression.
 */
export function calculate(text) {
  // First make a list of tokens. Then go through them with two stacks:
  // values, and operators that wait.
}

for (const text of ['2 + 3 * 4 - 5', '10 - 4 - 3', '-(2 + 3) * 2']) console.log(text, '=', calculate(text))

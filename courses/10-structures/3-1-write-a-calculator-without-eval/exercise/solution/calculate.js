const operators = {
  '+': { precedence: 1, apply: (a, b) => a + b },
  '-': { precedence: 1, apply: (a, b) => a - b },
  '*': { precedence: 2, apply: (a, b) => a * b },
  '/': {
    precedence: 2,
    apply(a, b) {
      if (b === 0) throw new Error('Division by zero')
      return a / b
    },
  },
}
const sign = 3 // a minus in front of a value binds more tightly than any operator

function tokenize(text) {
  const tokens = []
  const pattern = /\s*(?:(\d+(?:\.\d+)?)|([-+*/()]))/y
  const end = text.trimEnd().length
  while (pattern.lastIndex < end) {
    const at = pattern.lastIndex
    const match = pattern.exec(text)
    if (!match) throw new Error(`Unknown character "${text.slice(at).trim()[0]}"`)
    tokens.push(match[1] === undefined ? match[2] : Number(match[1]))
  }
  return tokens
}

/** Calculates an expression with + - * /, brackets and signs. O(n) time and space. */
export function calculate(text) {
  const values = []
  const waiting = []
  let expectsValue = true

  function work() {
    const operator = waiting.pop()
    const right = values.pop()
    if (operator === 'sign') values.push(-right)
    else values.push(operators[operator].apply(values.pop(), right))
  }
  const precedence = (operator) => (operator === 'sign' ? sign : (operators[operator]?.precedence ?? 0))

  const tokens = tokenize(text)
  if (tokens.length === 0) throw new Error('The text is empty')
  for (const token of tokens) {
    if (typeof token === 'number') {
      if (!expectsValue) throw new Error(`An operator is missing before ${token}`)
      values.push(token)
      expectsValue = false
    } else if (token === '(') {
      if (!expectsValue) throw new Error('An operator is missing before "("')
      waiting.push(token)
    } else if (token === ')') {
      if (expectsValue) throw new Error('A value is missing before ")"')
      while (waiting.length > 0 && waiting.at(-1) !== '(') work()
      if (waiting.length === 0) throw new Error('A closing bracket has no opening bracket')
      waiting.pop()
    } else if (expectsValue) {
      if (token !== '-') throw new Error(`A value is missing before "${token}"`)
      waiting.push('sign')
    } else {
      while (waiting.length > 0 && precedence(waiting.at(-1)) >= precedence(token)) work()
      waiting.push(token)
      expectsValue = true
    }
  }
  if (expectsValue) throw new Error('A value is missing at the end')
  while (waiting.length > 0) {
    if (waiting.at(-1) === '(') throw new Error('A bracket is never closed')
    work()
  }
  return values[0]
}

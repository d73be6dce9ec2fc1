export default [
  {
    name: 'calculates without eval and Function',
    hint: 'eval would run whatever somebody types into the field. Read the text character by character instead.',
    run: ({ calculate }) => {
      const { eval: evaluate, Function: Make } = globalThis
      const refuse = () => {
        throw new Error('eval and Function are not allowed here')
      }
      Object.assign(globalThis, { eval: refuse, Function: refuse })
      try {
        return ['2 + 3 * 4', '(1 + 1) * 2'].map((text) => calculate(text))
      } finally {
        Object.assign(globalThis, { eval: evaluate, Function: Make })
      }
    },
    python: `
import builtins
kept = builtins.eval, builtins.exec, builtins.compile

def refuse(*given, **named):
    raise RuntimeError('eval, exec and compile are not allowed here')

builtins.eval = builtins.exec = builtins.compile = refuse
try:
    found = [calculate(text) for text in ['2 + 3 * 4', '(1 + 1) * 2']]
finally:
    builtins.eval, builtins.exec, builtins.compile = kept
found`,
    expect: [14, 4],
  },
  {
    name: 'names two values without an operator',
    hint: 'After a value, only an operator or a closing bracket can follow. The message has the word operator.',
    run: ({ calculate }) =>
      ['2 3', '2 (3)', '(1) 4'].map((text) => {
        try {
          return `${text} gives ${calculate(text)}`
        } catch (error) {
          const isOurs = error instanceof Error && /operator/i.test(error.message)
          return isOurs ? `${text}: an error about the operator` : `${text}: ${error.name}, ${error.message}`
        }
      }),
    python: `
def tried(text):
    try:
        return f'{text} gives {calculate(text)}'
    except Exception as error:
        if 'operator' in str(error).lower() and isinstance(error, ValueError):
            return f'{text}: an error about the operator'
        return f'{text}: {type(error).__name__}, {error}'

[tried(text) for text in ['2 3', '2 (3)', '(1) 4']]`,
    expect: ['2 3: an error about the operator', '2 (3): an error about the operator', '(1) 4: an error about the operator'],
  },
  {
    name: 'names an unknown character',
    hint: 'When no token matches at a place, throw an error with the word character. Don’t skip it.',
    run: ({ calculate }) =>
      ['2 $ 3', '4 % 2', 'two + 2'].map((text) => {
        try {
          return `${text} gives ${calculate(text)}`
        } catch (error) {
          const isOurs = error instanceof Error && /character/i.test(error.message)
          return isOurs ? `${text}: an error about the character` : `${text}: ${error.name}, ${error.message}`
        }
      }),
    python: `
def tried(text):
    try:
        return f'{text} gives {calculate(text)}'
    except Exception as error:
        if 'character' in str(error).lower() and isinstance(error, ValueError):
            return f'{text}: an error about the character'
        return f'{text}: {type(error).__name__}, {error}'

[tried(text) for text in ['2 $ 3', '4 % 2', 'two + 2']]`,
    expect: ['2 $ 3: an error about the character', '4 % 2: an error about the character', 'two + 2: an error about the character'],
  },
  {
    name: 'names division by zero',
    hint: 'Your language gives Infinity, NaN or an error of its own. Check the right value before you divide. The message has the word zero.',
    run: ({ calculate }) =>
      ['1 / 0', '5 / (3 - 3)'].map((text) => {
        try {
          return `${text} gives ${calculate(text)}`
        } catch (error) {
          const isOurs = error instanceof Error && /zero/i.test(error.message)
          return isOurs ? `${text}: an error about the zero` : `${text}: ${error.name}, ${error.message}`
        }
      }),
    python: `
def tried(text):
    try:
        return f'{text} gives {calculate(text)}'
    except Exception as error:
        if 'zero' in str(error).lower() and isinstance(error, ValueError):
            return f'{text}: an error about the zero'
        return f'{text}: {type(error).__name__}, {error}'

[tried(text) for text in ['1 / 0', '5 / (3 - 3)']]`,
    expect: ['1 / 0: an error about the zero', '5 / (3 - 3): an error about the zero'],
  },
  {
    name: 'names an empty text, and says something different about each problem',
    hint: 'Before the loop: if there are no tokens, throw an error with the word empty. One message that lists everything that can be wrong doesn’t help the tailor.',
    run: ({ calculate }) => {
      const tried = (text) => {
        try {
          return `${text} gives ${calculate(text)}`
        } catch (error) {
          return error instanceof Error ? error.message : String(error)
        }
      }
      const empty = ['', '   '].map((text) => (/empty/i.test(tried(text)) ? 'an error about the empty text' : tried(text)))
      const others = ['(2 + 3', '2 +', '2 3', '2 $ 3', '1 / 0'].map(tried)
      return { empty, different: new Set(others).size, unrelated: others.slice(0, 4).filter((message) => /zero|empty/i.test(message)) }
    },
    python: `
def tried(text):
    try:
        return f'{text} gives {calculate(text)}'
    except ValueError as error:
        return str(error)

empty = ['an error about the empty text' if 'empty' in tried(text).lower() else tried(text) for text in ['', '   ']]
others = [tried(text) for text in ['(2 + 3', '2 +', '2 3', '2 $ 3', '1 / 0']]
unrelated = [message for message in others[:4] if 'zero' in message.lower() or 'empty' in message.lower()]
{'empty': empty, 'different': len(set(others)), 'unrelated': unrelated}`,
    expect: { empty: ['an error about the empty text', 'an error about the empty text'], different: 5, unrelated: [] },
  },
  {
    name: 'handles several signs and a sign after an operator',
    hint: 'A sign binds more tightly than any operator. When it arrives, nobody works; it only waits.',
    run: ({ calculate }) => ['--4', '2 - -3', '12 / -4 + 1', '-(-(1.5))'].map((text) => calculate(text)),
    python: "[calculate(text) for text in ['--4', '2 - -3', '12 / -4 + 1', '-(-(1.5))']]",
    expect: [4, 5, -2, 1.5],
  },
  {
    name: 'calculates with decimal numbers, and refuses one with two points',
    hint: 'A token has digits and perhaps one point with digits after it. A conversion may read only a part of 1.2.3, or give NaN.',
    run: ({ calculate }) => {
      const tried = (text) => {
        try {
          return calculate(text)
        } catch (error) {
          return error instanceof Error ? 'refused' : String(error)
        }
      }
      return ['(120 * 2.5 + 45) / 3 - 10.25', '1.2.3', '2 * 10..5'].map(tried)
    },
    python: `
def tried(text):
    try:
        return calculate(text)
    except ValueError:
        return 'refused'

[tried(text) for text in ['(120 * 2.5 + 45) / 3 - 10.25', '1.2.3', '2 * 10..5']]`,
    expect: [104.75, 'refused', 'refused'],
  },
  {
    name: 'handles 1,00,000 nested brackets',
    hint: 'A function that calls itself for each bracket runs out of stack. Keep the open brackets on a stack of your own.',
    call: 'calculate',
    args: [
      {
        generate: 'concat',
        of: [{ generate: 'repeatText', count: 100_000, text: '(' }, '5', { generate: 'repeatText', count: 100_000, text: ')' }],
      },
    ],
    expect: 5,
  },
]

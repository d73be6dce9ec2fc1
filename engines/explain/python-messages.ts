import { capital, code, failedLine, type KnownMessage, lineOf } from './mishap.ts'
import { nearest } from './nearest.ts'

const otherMethods: Record<string, string> = {
  push: 'append',
  length: 'len(…)',
  toUpperCase: 'upper',
  toLowerCase: 'lower',
  trim: 'strip',
  forEach: 'a for loop',
  map: 'a list comprehension',
  includes: 'the word in',
  indexOf: 'index',
  add: 'append (for a list)',
  contains: 'the word in',
  size: 'len(…)',
}
const methods =
  'append extend insert remove pop clear index count sort reverse copy keys values items get update add discard upper lower strip split join replace startswith endswith find format title isdigit'.split(
    ' ',
  )

const indentation =
  'Python shows by indentation what belongs together: the lines of a function, an `if` or a loop are indented by four spaces, all by the same amount.'
/** Messages of Python. */
export const messages: KnownMessage[] = [
  [
    /^expected an indented block after (.+) on line (\d+)/,
    ([, what, line], mishap) => ({
      message: `Indent ${lineOf(mishap)} by four spaces: it belongs to the ${what!.replace(' statement', '').replaceAll("'", '`')} on line ${line}.`,
      meaning: indentation,
    }),
  ],
  [
    /^unexpected indent/,
    (_, mishap) => ({
      message: `${capital(lineOf(mishap))} is indented more than the line above, without a reason. Remove the extra spaces.`,
      meaning: indentation,
    }),
  ],
  [
    /^unindent does not match/,
    (_, mishap) => ({
      message: `The indentation of ${lineOf(mishap)} fits no line above. Give it as many spaces as the line it belongs with.`,
      meaning: indentation,
    }),
  ],
  [
    /inconsistent use of tabs|TabError/,
    (_, mishap) => ({
      message: `${capital(lineOf(mishap))} is indented with a tab, other lines with spaces. Use four spaces everywhere.`,
      meaning: `${indentation} A tab looks like spaces but isn’t the same.`,
    }),
  ],
  [
    /^expected ':'/,
    (_, mishap) =>
      /^\s*else\s+if\b/.test(failedLine(mishap))
        ? {
            message: `Python writes ${code('elif')} instead of ${code('else if')}, on ${lineOf(mishap)}.`,
            meaning: 'Further cases of an `if` begin with `elif`, the last one with `else:`.',
          }
        : {
            message: `${capital(lineOf(mishap))} needs a colon ${code(':')} at its end.`,
            meaning:
              '`if`, `else`, `for`, `while`, `def` and `class` end with a colon; the indented lines below belong to them.',
          },
  ],
  [
    /Maybe you meant '==' or ':=' instead of '='/,
    (_, mishap) => ({
      message: `To compare, write ${code('==')}. The single ${code('=')} on ${lineOf(mishap)} would store a value.`,
      meaning: 'One `=` gives a variable a value. Two, `==`, ask whether two values are equal.',
    }),
  ],
  [
    /^'(.)' was never closed/,
    ([, sign], mishap) => ({
      message: `The ${code(sign!)} on ${lineOf(mishap)} is never closed. Add ${code({ '(': ')', '[': ']', '{': '}' }[sign!] ?? ')')}.`,
      meaning: 'Brackets come in pairs; each one that opens has to be closed.',
    }),
  ],
  [
    /^unmatched '(.)'|^closing parenthesis '(.)' does not match/,
    ([, one, other], mishap) => ({
      message: `The ${code(one ?? other!)} on ${lineOf(mishap)} closes nothing that is open. Remove it, or open the bracket first.`,
      meaning: 'Brackets come in pairs; the last one that was opened is closed first.',
    }),
  ],
  [
    /^unterminated (?:triple-quoted |f-)?string literal/,
    (_, mishap) => ({
      message: `The text on ${lineOf(mishap)} never ends. Close it with the same quote it starts with.`,
      meaning: 'A text stands between two equal quotes on one line: `"Pune"` or `\'Pune\'`.',
    }),
  ],
  [
    /^Missing parentheses in call to 'print'/,
    (_, mishap) => ({
      message: `Put brackets around what you print on ${lineOf(mishap)}: ${code('print(…)')}.`,
      meaning:
        '`print` is a function, and functions are called with brackets. Old books show Python 2, which had none.',
    }),
  ],
  [
    /Perhaps you forgot a comma/,
    (_, mishap) => ({
      message: `A comma is missing on ${lineOf(mishap)}.`,
      meaning: 'The parts of a list and of a call are separated by commas: `[1, 2]`, `add(1, 2)`.',
    }),
  ],
  [
    /^invalid character '([“”‘’„])'/,
    ([, sign], mishap) => ({
      message: `${capital(lineOf(mishap))} has the curly quote ${sign}. Type a straight quote, ${code('"')} or ${code("'")}.`,
      meaning: 'Chat apps and word processors turn quotes into curly ones, which no programming language knows.',
    }),
  ],
  [
    /^can only concatenate str \(not "(\w+)"\) to str|^unsupported operand type\(s\) for \+: 'int' and 'str'/,
    (_, mishap) => ({
      message: `${capital(lineOf(mishap))} joins a text and a number with ${code('+')}. Turn the number into a text with ${code('str(…)')}, or the text into a number with ${code('int(…)')}.`,
      meaning:
        'Python doesn’t guess: `"2" + 3` could mean 5 or `"23"`. You say which with `int("2") + 3` or `"2" + str(3)`.',
    }),
  ],
  [
    /unsupported operand type\(s\) for .*NoneType|'NoneType' object (?:is not|has no)/,
    (_, mishap) => ({
      message: `A value on ${lineOf(mishap)} is ${code('None')}: nothing. It comes from a function without ${code('return')}, or from a method such as ${code('sort()')} that changes the list itself.`,
      meaning:
        '`None` means “nothing here”. Functions without `return` give it back, and so do `list.sort()`, `list.append()` and `list.reverse()`.',
    }),
  ],
  [
    /^(?:list|string|tuple) index out of range/,
    (_, mishap) => ({
      message: `${capital(lineOf(mishap))} reads an element that doesn’t exist. The last one has the number ${code('len(…) - 1')}.`,
      meaning:
        'The first element has the number 0. A list of 3 has the elements 0, 1 and 2, and `range(len(items))` gives exactly these.',
    }),
  ],
  [
    /cannot access local variable '(\w+)'/,
    ([, name], mishap) => ({
      message: `${capital(lineOf(mishap))} uses ${code(name!)} before it has a value in this function. Give it a value at the start of the function.`,
      meaning:
        'A name that a function assigns belongs to that function, even if a variable outside has the same name. `global` would change that, but a parameter is better.',
    }),
  ],
  [
    /^(\w+)\(\) missing (\d+) required positional arguments?: (.+)/,
    ([, name, count, list], { failure }) => ({
      message:
        failure!.file === null
          ? `Your function ${code(name!)} asks for ${list!.replaceAll("'", '`')}, which we don’t give. Remove ${count === '1' ? 'that parameter' : 'those parameters'}, or give ${count === '1' ? 'it a default value' : 'them default values'}.`
          : `The call of ${code(name!)} on line ${failure!.line} lacks a value for ${list!.replaceAll("'", '`')}.`,
      meaning: 'A call gives one value for each parameter, in the same order.',
    }),
  ],
  [
    /^(\w+)\(\) takes (?:from )?(\d+)(?: to \d+)? positional arguments? but (\d+) (?:was|were) given/,
    ([, name, takes, given], { failure }) => ({
      message:
        failure!.file === null
          ? `We call ${code(name!)} with ${given} ${given === '1' ? 'value' : 'values'}; your function takes ${takes === '0' ? 'none' : takes}. Add the missing parameter.`
          : `Line ${failure!.line} calls ${code(name!)} with ${given} values, and it takes ${takes}.`,
      meaning:
        'A call gives one value for each parameter, in the same order. In a class, the first parameter of a method is `self`.',
    }),
  ],
  [
    /^'(\w+)' object has no attribute '(\w+)'/,
    ([, kind, name], mishap) => {
      const meant = nearest(name!, methods) ?? otherMethods[name!]
      return {
        message: `On ${lineOf(mishap)}, a value of type ${code(kind!)} has no ${code(name!)}.${meant ? ` Did you mean ${code(meant)}?` : ''}`,
        meaning: 'Each type has its own methods: lists have `append`, texts have `upper`, dictionaries have `keys`.',
      }
    },
  ],
  [
    /^'(\w+)' object is not callable/,
    ([, kind], mishap) => ({
      message: `${capital(lineOf(mishap))} calls a value of type ${code(kind!)} as if it were a function. Remove the brackets, or rename the variable that hides the function.`,
      meaning:
        'Brackets after a name call it. If you name a variable `list`, `sum` or `str`, the function of the same name can’t be called any more.',
    }),
  ],
  [
    /^'(\w+)' object is not (?:iterable|subscriptable)|object of type '(\w+)' has no len/,
    ([, one, other], mishap) => ({
      message: `${capital(lineOf(mishap))} treats a value of type ${code(one ?? other!)} like a list. To repeat something, write ${code('range(…)')}.`,
      meaning:
        'A loop, `len` and square brackets need something with elements: a list, a text, a dictionary or a `range`.',
    }),
  ],
  [
    /^division by zero|^integer modulo by zero|^float division by zero/,
    (_, mishap) => ({
      message: `${capital(lineOf(mishap))} divides by 0. Check for 0 before, for instance for an empty list.`,
      meaning: 'Nothing can be divided by zero. An average of an empty list is the usual cause.',
    }),
  ],
  [
    /^invalid literal for int\(\) with base \d+: (.+)|^could not convert string to float: (.+)/,
    ([, one, other], mishap) => ({
      message: `${code(one ?? other!)} isn’t a number, so ${lineOf(mishap)} can’t convert it. Remove what isn’t a digit first.`,
      meaning:
        '`int` reads whole numbers such as `"12"`; `float` also reads `"1.5"`. Commas, units and the sign ₹ have to be removed before.',
    }),
  ],
  [
    /^No module named '(.+)'/,
    ([, name]) => ({
      message: `${code(name!)} can’t be imported here: only Python’s own modules and the files of this exercise can.`,
      meaning:
        'Packages such as numpy have to be installed. In this editor there is the standard library: `math`, `random`, `datetime`, `json` and more.',
    }),
  ],
  [
    /^maximum recursion depth/,
    (_, mishap) => ({
      message: `The function on ${lineOf(mishap)} calls itself and never stops. Add a case in which it returns without calling itself.`,
      meaning:
        'A function that calls itself needs a smallest case that it answers directly, and each call has to come closer to it.',
    }),
  ],
  [
    /^string indices must be integers|^list indices must be integers/,
    (_, mishap) => ({
      message: `The value in square brackets on ${lineOf(mishap)} has to be a number: lists and texts have positions, only dictionaries have names.`,
      meaning:
        'Going through a list with `for item in items` gives the elements, not their numbers. Then `item` itself is what you want.',
    }),
  ],
  [
    /^EOF when reading a line/,
    (_, mishap) => ({
      message: `${code('input()')} on ${lineOf(mishap)} can’t ask anybody here. Use the parameters of the function.`,
      meaning: 'The checks run without a person at the keyboard: values come as parameters.',
    }),
  ],
]

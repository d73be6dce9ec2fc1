import type { Mistake } from './mistake.ts'

export const python: Mistake[] = [
  {
    mistake: 'block that is not indented',
    code: 'def total(items):\nreturn 2',
    message: 'Indent line 2 by four spaces: it belongs to the function definition on line 1.',
  },
  {
    mistake: 'line indented too far',
    code: 'def total(items):\n    a = 1\n      return 2',
    message: 'Line 3 is indented more than the line above, without a reason. Remove the extra spaces.',
  },
  {
    mistake: 'indentation that fits nothing',
    code: 'def total(items):\n    a = 1\n  return 2',
    message: 'The indentation of line 3 fits no line above. Give it as many spaces as the line it belongs with.',
  },
  {
    mistake: 'tabs and spaces',
    code: 'def total(items):\n    if items:\n\treturn 2\n    return 1',
    message: 'Line 3 is indented with a tab, other lines with spaces. Use four spaces everywhere.',
  },
  {
    mistake: 'missing colon',
    code: 'def total(items)\n    return 2',
    message: 'Line 1 needs a colon `:` at its end.',
  },
  {
    mistake: 'misspelt name',
    code: 'def total(items):\n    count = 2\n    return cuont',
    message: 'Line 3 uses `cuont`, and there is no such name. Did you mean `count`?',
  },
  {
    mistake: 'misspelt print',
    code: 'pritn(2)\ndef total(items):\n    return 2',
    message: 'Line 1 uses `pritn`, and there is no such name. Did you mean `print`?',
  },
  {
    mistake: 'text without quotes',
    code: 'def total(items):\n    return Pune',
    message:
      "Line 2 uses `Pune`, and nothing has that name. Give it a value first, or put quotes around it if it’s a text: `'Pune'`.",
  },
  {
    mistake: 'wrong name of the function',
    code: 'def totl(items):\n    return 2',
    message: 'We call `total`; your file has `totl`. Rename it to `total`.',
  },
  {
    mistake: 'no such function at all',
    code: 'answer = 42',
    message: 'We look for `total` in `a.py` and don’t find it. Write `def total(…):` without indentation.',
  },
  {
    mistake: 'print instead of return',
    code: 'def total(items):\n    print(len(items))',
    message: '`total` prints its result but doesn’t return it. Write `return` instead of `print`.',
  },
  {
    mistake: 'missing return',
    code: 'def total(items):\n    count = len(items)',
    message: '`total` has no `return`, so it gives back `None`.',
  },
  {
    mistake: '= in a condition',
    code: 'def total(items):\n    if items = 2:\n        return 2',
    message: 'To compare, write `==`. The single `=` on line 2 would store a value.',
  },
  {
    mistake: 'one after the last element',
    code: 'def total(items):\n    return items[2]',
    message: 'Line 2 reads an element that doesn’t exist. The last one has the number `len(…) - 1`.',
  },
  {
    mistake: 'unclosed bracket',
    code: 'def total(items):\n    return len(items',
    message: 'The `(` on line 2 is never closed. Add `)`.',
  },
  {
    mistake: 'unclosed quote',
    code: "def total(items):\n    return 'two",
    message: 'The text on line 2 never ends. Close it with the same quote it starts with.',
  },
  {
    mistake: 'text plus number',
    code: "def total(items):\n    return 'n' + 2",
    message:
      'Line 2 joins a text and a number with `+`. Turn the number into a text with `str(…)`, or the text into a number with `int(…)`.',
  },
  {
    mistake: 'unknown key',
    code: "def total(items):\n    return {'tea': 2}['coffee']",
    message: "The dictionary on line 2 has no key `'coffee'`. Use `.get(…)` if it may be missing.",
  },
  {
    mistake: 'fewer parameters than values',
    code: 'def total():\n    return 2',
    message: 'We call `total` with 1 value; your function takes none. Add the missing parameter.',
  },
  {
    mistake: 'more parameters than values',
    code: 'def total(items, rate):\n    return 2',
    message:
      'Your function `total` asks for `rate`, which we don’t give. Remove that parameter, or give it a default value.',
  },
  {
    mistake: 'print without brackets',
    code: 'print "a"',
    message: 'Put brackets around what you print on line 1: `print(…)`.',
  },
  {
    mistake: 'result of sort',
    code: 'def total(items):\n    return items.sort()[0]',
    message:
      'A value on line 2 is `None`: nothing. It comes from a function without `return`, or from a method such as `sort()` that changes the list itself.',
  },
  {
    mistake: 'push',
    code: 'def total(items):\n    items.push(3)\n    return 2',
    message: 'On line 2, a value of type `list` has no `push`. Did you mean `append`?',
  },
  {
    mistake: 'division by zero',
    code: 'def total(items):\n    return 2 / 0',
    message: 'Line 2 divides by 0. Check for 0 before, for instance for an empty list.',
  },
  {
    mistake: 'text that is no number',
    code: "def total(items):\n    return int('12 kg')",
    message: "`'12 kg'` isn’t a number, so line 2 can’t convert it. Remove what isn’t a digit first.",
  },
  {
    mistake: 'variable outside of the function',
    code: 'count = 0\ndef total(items):\n    count += 1\n    return count',
    message:
      'Line 3 uses `count` before it has a value in this function. Give it a value at the start of the function.',
  },
  {
    mistake: 'true with a small letter',
    code: 'def total(items):\n    return true',
    message: '`true` isn’t Python. Here it’s `True`.',
  },
  {
    mistake: '++',
    code: 'def total(items):\n    i = 0\n    i++\n    return i',
    message: 'Python has no `++`. Write `+= 1` on line 3.',
  },
  {
    mistake: 'else if',
    code: 'def total(items):\n    if items:\n        return 2\n    else if 1:\n        return 1',
    message: 'Python writes `elif` instead of `else if`, on line 4.',
  },
  {
    mistake: '&&',
    code: 'def total(items):\n    return items && 2',
    message: 'Python writes `and` instead of `&&`, on line 2.',
  },
  {
    mistake: 'misspelt keyword',
    code: 'def total(items):\n    whlie True:\n        return 2',
    message: 'Line 2 has `whlie`. Did you mean `while`?',
  },
  {
    mistake: 'function that calls itself for ever',
    code: 'def total(items):\n    return total(items)',
    message:
      'The function on line 2 calls itself and never stops. Add a case in which it returns without calling itself.',
  },
  {
    mistake: 'loop over a number',
    code: 'def total(items):\n    for i in 5:\n        pass',
    message: 'Line 2 treats a value of type `int` like a list. To repeat something, write `range(…)`.',
  },
  {
    mistake: 'variable with the name of a function',
    code: 'def total(items):\n    len = 2\n    return len(items)',
    message:
      'Line 3 calls a value of type `int` as if it were a function. Remove the brackets, or rename the variable that hides the function.',
  },
  {
    mistake: 'curly quotes',
    code: 'name = “a”',
    message: 'Line 1 has the curly quote “. Type a straight quote, `"` or `\'`.',
  },
  {
    mistake: 'missing comma',
    code: 'prices = [1 2]',
    message: 'A comma is missing on line 1.',
  },
  {
    mistake: 'package that is not there',
    code: 'import numpy',
    message: '`numpy` can’t be imported here: only Python’s own modules and the files of this exercise can.',
  },
  {
    mistake: 'JavaScript in a Python exercise',
    code: 'function total(items) {\n  return items.length\n}',
    message: 'This looks like JavaScript. This exercise is in Python.',
  },
]

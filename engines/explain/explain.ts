import type { Language } from '../program.ts'
import { almostSame } from './differences.ts'
import { htmlRules } from './html.ts'
import { styleRules } from './styles.ts'
import { entryNames, notCallable } from './javascript/entry.ts'
import { errorRules } from './javascript/errors.ts'
import { firstErrorRules } from './javascript/first-errors.ts'
import { firstValueRules } from './javascript/first-values.ts'
import { handlerRules } from './javascript/handlers.ts'
import { endlessLoop } from './javascript/loops.ts'
import { syntaxRules, unknownFile } from './javascript/syntax.ts'
import { valueRules } from './javascript/values.ts'
import { type Explanation, firstOf, isTimeout, type Mishap, type Rule } from './mishap.ts'
import { mixedLanguages } from './mixed.ts'
import { pythonRules } from './python.ts'
import { sqlRules } from './sql.ts'
import { typeFailure } from '../types/problems.ts'

const endless: Rule = (mishap) => (isTimeout(mishap) ? endlessLoop(mishap) : null)

/** That we stopped it comes first. */
function withTime(explanation: Explanation | null, mishap: Mishap): Explanation | null {
  if (!explanation || !isTimeout(mishap)) return explanation
  const [stopped] = mishap.failure!.message.split('. ')
  return { ...explanation, message: `${stopped}. ${explanation.message}` }
}

const scriptRules: Rule[] = [
  endless,
  mixedLanguages,
  ...syntaxRules,
  unknownFile,
  entryNames,
  notCallable,
  ...firstErrorRules,
  ...errorRules,
  almostSame,
  ...firstValueRules,
  ...valueRules,
]

const rules: Record<Language, Rule[]> = {
  javascript: scriptRules,
  typescript: scriptRules,
  html: [
    endless,
    ...syntaxRules,
    unknownFile,
    ...firstErrorRules,
    ...errorRules,
    ...styleRules,
    ...htmlRules,
    almostSame,
    ...firstValueRules,
    ...handlerRules,
  ],
  python: [mixedLanguages, ...pythonRules, almostSame],
  sql: [mixedLanguages, ...sqlRules, almostSame],
  // Its errors are in plain words already.
  config: [],
  project: [],
}

/** Says in plain words what went wrong; null where we don't know better than the engine. */
export const explain = (mishap: Mishap): Explanation | null =>
  ofTypes(mishap) ?? withTime(firstOf(rules[mishap.language], mishap), mishap)

/** What the compiler said is in plain words already. */
const ofTypes = ({ failure }: Mishap): Explanation | null =>
  failure?.name === typeFailure
    ? { message: failure.message, meaning: generalMeaning({ failure, language: 'typescript' }) }
    : null

const kinds: Record<string, string> = {
  SyntaxError:
    'The code isn’t written the way the language asks for, so it couldn’t even start. The mistake is in the named line or shortly before it: a bracket, a quote, a comma, or a misspelt word.',
  ReferenceError:
    'The code uses a name that doesn’t exist at this place. Look for a spelling mistake, and whether it’s declared before.',
  TypeError:
    'A value is of another kind than the code expects: for instance `undefined` where a list should be. Print the values of the named line one line above it.',
  [typeFailure]:
    'The compiler reads the code without running it, and compares what the types promise with what the code does. Here they differ. The code may run all the same, until a value comes that the types don’t allow.',
  RangeError:
    'A number is too large, too small or negative where that isn’t possible, or a function calls itself without end.',
  ValueError: 'A value has the right type but can’t be used here, such as a text without digits for a number.',
  ERROR:
    'PostgreSQL couldn’t run the statement in the named line. The first part of the message says what is wrong; names in double quotes are from your code.',
  Error: 'The code itself reported this with `throw`. The text after it says why.',
}

/** How to read a message that we have no explanation for. */
export function generalMeaning({ failure, language }: Pick<Mishap, 'failure' | 'language'>): string {
  if (!failure) {
    return 'Your code ran, but the result isn’t what the check expects. Compare both values from the start: what is the first thing that differs? Then run your code with the same input by hand, step by step.'
  }
  const first = kinds[failure.name] ?? `The code stopped with an error of the kind \`${failure.name || 'Error'}\`.`
  const place = failure.line ? ` Start at line ${failure.line}.` : ''
  const search =
    failure.name && language !== 'sql'
      ? ' If the message is new to you and you’re in a course, ask about it on the step: a mentor reads your question with your code.'
      : ''
  return `${first}${place}${search}`
}

import { snakeCase } from '#engines/calls/call.ts'

const words: Record<string, string> = { null: 'None', true: 'True', false: 'False', undefined: 'None' }

/** Problems are written with the names of JavaScript; in code between backticks, Python spells them otherwise. */
export const inPython = (markdown: string): string =>
  markdown.replaceAll(/(?<!`)`[^`\n]+`(?!`)/g, (code) =>
    code.replaceAll(/'[^']*'|"[^"]*"|\b[a-z]\w*/g, (name) =>
      /^['"]/.test(name) ? name : (words[name] ?? snakeCase(name)),
    ),
  )

import { Group, settle, splitEqually } from './splitter.js'

export function parseRupees(text) {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text ?? '')
  if (!match) throw new Error(`"${text ?? ''}" is not an amount; write for example 450.50`)
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

export const formatRupees = (paise) => (paise / 100).toFixed(2)

/** Runs one line and returns the lines to print. */
export function createCommands(group = new Group()) {
  const commands = {
    person([name]) {
      if (!name) throw new Error('Write: person NAME')
      group.addPerson(name)
      return []
    },
    expense([amount, payer, kind, ...rest]) {
      const paise = parseRupees(amount)
      const names = rest.map((part) => part.split('=')[0])
      if (names.length === 0) throw new Error('Name at least one person who shares the expense')
      if (new Set(names).size < names.length) throw new Error('A person is named twice')
      if (kind === 'equal') group.addExpense(paise, payer, splitEqually(paise, rest))
      else if (kind === 'exact') group.addExpense(paise, payer, new Map(rest.map((part) => [part.split('=')[0], parseRupees(part.split('=')[1])])))
      else throw new Error('Write "equal" or "exact" after the payer')
      return []
    },
    balances() {
      return [...group.balances].map(([person, paise]) =>
        paise === 0 ? `${person} is even` : `${person} ${paise > 0 ? 'gets' : 'owes'} ${formatRupees(Math.abs(paise))}`)
    },
    settle() {
      return settle(group.balances).map(({ from, to, paise }) => `${from} pays ${to} ${formatRupees(paise)}`)
    },
  }
  return function run(line) {
    const [name, ...words] = line.trim().split(/\s+/)
    if (name === '') return []
    if (!Object.hasOwn(commands, name)) return [`Unknown command "${name}"; use ${Object.keys(commands).join(', ')}`]
    try {
      return commands[name](words)
    } catch (error) {
      return [error.message]
    }
  }
}

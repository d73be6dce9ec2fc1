export default [
  {
    name: 'promises only what the list in the task says',
    hint: 'Compare with the list letter by letter: words, grouping as in India, percent of yesterday’s price.',
    run: ({ cases }) => {
      const group = (value) => new Intl.NumberFormat('en-IN').format(value)
      const right = (usual, yesterday) => {
        if (yesterday === null) return 'no price yesterday'
        if (usual === yesterday) return 'same'
        const text = `${usual > yesterday ? 'up' : 'down'} ${group(Math.abs(usual - yesterday))}`
        return yesterday === 0 ? text : `${text} (${Math.round((Math.abs(usual - yesterday) / yesterday) * 100)}%)`
      }
      return cases.filter(({ usual, yesterday, expected }) => right(usual, yesterday) !== expected).map(({ usual, yesterday, expected }) => `${usual}, ${yesterday}: “${expected}” should be “${right(usual, yesterday)}”`)
    },
    expect: [],
  },
  {
    name: 'has cases for different situations',
    hint: 'At least six. Two prices that rise are one situation.',
    run: ({ cases }) => Math.min(new Set(cases.map(({ usual, yesterday }) => `${usual} ${yesterday}`)).size, 6),
    expect: 6,
  },
  {
    name: 'finds a missing price that is shown as a rise',
    hint: 'What if yesterday is null?',
    run: ({ cases }) => {
      const group = (value) => new Intl.NumberFormat('en-IN').format(value)
      const wrong = (usual, yesterday) => {
        if (yesterday === null) return `up ${group(usual)} (100%)`
        if (usual === yesterday) return 'same'
        const text = `${usual > yesterday ? 'up' : 'down'} ${group(Math.abs(usual - yesterday))}`
        return yesterday === 0 ? text : `${text} (${Math.round((Math.abs(usual - yesterday) / yesterday) * 100)}%)`
      }
      return cases.some(({ usual, yesterday, expected }) => wrong(usual, yesterday) !== expected) ? 'a case finds it' : 'no case finds it'
    },
    expect: 'a case finds it',
  },
  {
    name: 'finds an equal price that is shown as a change',
    hint: 'What if both prices are the same?',
    run: ({ cases }) => {
      const group = (value) => new Intl.NumberFormat('en-IN').format(value)
      const wrong = (usual, yesterday) => {
        if (yesterday === null) return 'no price yesterday'
        const text = `${usual > yesterday ? 'up' : 'down'} ${group(Math.abs(usual - yesterday))}`
        return yesterday === 0 ? text : `${text} (${Math.round((Math.abs(usual - yesterday) / yesterday) * 100)}%)`
      }
      return cases.some(({ usual, yesterday, expected }) => wrong(usual, yesterday) !== expected) ? 'a case finds it' : 'no case finds it'
    },
    expect: 'a case finds it',
  },
  {
    name: 'finds a minus after the word down',
    hint: 'What if the price falls?',
    run: ({ cases }) => {
      const group = (value) => new Intl.NumberFormat('en-IN').format(value)
      const wrong = (usual, yesterday) => {
        if (yesterday === null) return 'no price yesterday'
        if (usual === yesterday) return 'same'
        const text = `${usual > yesterday ? 'up' : 'down'} ${group(usual - yesterday)}`
        return yesterday === 0 ? text : `${text} (${Math.round((Math.abs(usual - yesterday) / yesterday) * 100)}%)`
      }
      return cases.some(({ usual, yesterday, expected }) => wrong(usual, yesterday) !== expected) ? 'a case finds it' : 'no case finds it'
    },
    expect: 'a case finds it',
  },
]

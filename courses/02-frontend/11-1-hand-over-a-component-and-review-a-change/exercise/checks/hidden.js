export default [
  {
    name: 'finds a percentage of today’s price',
    hint: 'From 1,000 to 2,000 is 100 %, not 50 %. A small change hides this fault.',
    run: ({ cases }) => {
      const group = (value) => new Intl.NumberFormat('en-IN').format(value)
      const wrong = (usual, yesterday) => {
        if (yesterday === null) return 'no price yesterday'
        if (usual === yesterday) return 'same'
        const text = `${usual > yesterday ? 'up' : 'down'} ${group(Math.abs(usual - yesterday))}`
        return yesterday === 0 ? text : `${text} (${Math.round((Math.abs(usual - yesterday) / usual) * 100)}%)`
      }
      return cases.some(({ usual, yesterday, expected }) => wrong(usual, yesterday) !== expected) ? 'a case finds it' : 'no case finds it'
    },
    expect: 'a case finds it',
  },
  {
    name: 'finds a division by zero',
    hint: 'What if yesterday is 0? There is no percentage then.',
    run: ({ cases }) => {
      const group = (value) => new Intl.NumberFormat('en-IN').format(value)
      const wrong = (usual, yesterday) => {
        if (yesterday === null) return 'no price yesterday'
        if (usual === yesterday) return 'same'
        const text = `${usual > yesterday ? 'up' : 'down'} ${group(Math.abs(usual - yesterday))}`
        return usual === -1 ? text : `${text} (${Math.round((Math.abs(usual - yesterday) / yesterday) * 100)}%)`
      }
      return cases.some(({ usual, yesterday, expected }) => wrong(usual, yesterday) !== expected) ? 'a case finds it' : 'no case finds it'
    },
    expect: 'a case finds it',
  },
  {
    name: 'finds a percentage that is cut off in place of rounded',
    hint: '29 of 1,000 are 2.9 %. Rounded that is 3 %.',
    run: ({ cases }) => {
      const group = (value) => new Intl.NumberFormat('en-IN').format(value)
      const wrong = (usual, yesterday) => {
        if (yesterday === null) return 'no price yesterday'
        if (usual === yesterday) return 'same'
        const text = `${usual > yesterday ? 'up' : 'down'} ${group(Math.abs(usual - yesterday))}`
        return yesterday === 0 ? text : `${text} (${Math.floor((Math.abs(usual - yesterday) / yesterday) * 100)}%)`
      }
      return cases.some(({ usual, yesterday, expected }) => wrong(usual, yesterday) !== expected) ? 'a case finds it' : 'no case finds it'
    },
    expect: 'a case finds it',
  },
  {
    name: 'finds thousands that aren’t grouped',
    hint: 'A change of 1,000 or more shows it.',
    run: ({ cases }) => {
      const group = (value) => new Intl.NumberFormat('en-IN').format(value)
      const wrong = (usual, yesterday) => {
        if (yesterday === null) return 'no price yesterday'
        if (usual === yesterday) return 'same'
        const text = `${usual > yesterday ? 'up' : 'down'} ${Math.abs(usual - yesterday)}`
        return yesterday === 0 ? text : `${text} (${Math.round((Math.abs(usual - yesterday) / yesterday) * 100)}%)`
      }
      return cases.some(({ usual, yesterday, expected }) => wrong(usual, yesterday) !== expected) ? 'a case finds it' : 'no case finds it'
    },
    expect: 'a case finds it',
  },
  {
    name: 'finds grouping as in America',
    hint: 'A change of a lakh or more shows it: 1,50,000.',
    run: ({ cases }) => {
      const group = (value) => new Intl.NumberFormat('en-IN').format(value)
      const wrong = (usual, yesterday) => {
        if (yesterday === null) return 'no price yesterday'
        if (usual === yesterday) return 'same'
        const text = `${usual > yesterday ? 'up' : 'down'} ${new Intl.NumberFormat('en-US').format(Math.abs(usual - yesterday))}`
        return yesterday === 0 ? text : `${text} (${Math.round((Math.abs(usual - yesterday) / yesterday) * 100)}%)`
      }
      return cases.some(({ usual, yesterday, expected }) => wrong(usual, yesterday) !== expected) ? 'a case finds it' : 'no case finds it'
    },
    expect: 'a case finds it',
  },
]

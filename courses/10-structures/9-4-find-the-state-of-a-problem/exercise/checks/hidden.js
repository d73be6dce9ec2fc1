export default [
  {
    name: 'agrees with trying every channel',
    hint: 'The cheapest field of each row isn’t enough: the fields must lie below each other. And the columns must be those of the cost.',
    run: ({ cheapestChannel }) => {
      let next = 31
      const random = (most) => (next = (next * 48_271) % 2_147_483_647) % most
      const wrong = []
      for (let round = 0; round < 80; round++) {
        const wide = 1 + random(4)
        const fields = Array.from({ length: 1 + random(4) }, () => Array.from({ length: wide }, () => random(10)))
        let best = Infinity
        const dig = (row, column, cost) => {
          if (column < 0 || column >= wide) return
          const now = cost + fields[row][column]
          if (row === fields.length - 1) best = Math.min(best, now)
          else for (const step of [-1, 0, 1]) dig(row + 1, column + step, now)
        }
        for (let column = 0; column < wide; column++) dig(0, column, 0)
        const { cost, columns } = cheapestChannel(fields)
        const sum = columns.reduce((total, column, row) => total + fields[row][column], 0)
        const isChannel = columns.length === fields.length && columns.every((column, row) => row === 0 || Math.abs(column - columns[row - 1]) <= 1)
        if (cost !== best || sum !== best || !isChannel) wrong.push({ fields, cost, columns, best })
      }
      return { rounds: 80, wrong: wrong.slice(0, 1) }
    },
    python: `
state = 31

def random(most):
    global state
    state = state * 48_271 % 2_147_483_647
    return state % most

wrong = []
for _ in range(80):
    wide = 1 + random(4)
    fields = []
    for _ in range(1 + random(4)):
        fields.append([random(10) for _ in range(wide)])
    found = []

    def dig(row, column, cost):
        if not 0 <= column < wide:
            return
        now = cost + fields[row][column]
        if row == len(fields) - 1:
            found.append(now)
        else:
            for step in (-1, 0, 1):
                dig(row + 1, column + step, now)

    for column in range(wide):
        dig(0, column, 0)
    result = cheapest_channel(fields)
    columns = result['columns']
    is_channel = len(columns) == len(fields) and all(abs(a - b) <= 1 for a, b in zip(columns, columns[1:]))
    total = sum(row[column] for row, column in zip(fields, columns))
    if not result['cost'] == total == min(found) or not is_channel:
        wrong.append({'fields': fields, 'result': result, 'best': min(found)})
{'rounds': 80, 'wrong': wrong[:1]}`,
    expect: { rounds: 80, wrong: [] },
  },
  {
    name: 'finds a channel through 300 rows in time',
    hint: 'Trying every channel takes 3 times as long with each row. Compute each field once.',
    run: ({ cheapestChannel }) => {
      const fields = Array.from({ length: 300 }, (_, r) => Array.from({ length: 200 }, (_, c) => (r * 7919 + c * 104_729 + r * c * 31) % 97))
      const { cost, columns } = cheapestChannel(fields)
      return [cost, columns.length, columns.reduce((sum, column, row) => sum + fields[row][column], 0)]
    },
    python: `
fields = [[(r * 7919 + c * 104_729 + r * c * 31) % 97 for c in range(200)] for r in range(300)]
result = cheapest_channel(fields)
[result['cost'], len(result['columns']), sum(row[column] for row, column in zip(fields, result['columns']))]`,
    expect: [5409, 300, 5409],
  },
  {
    name: 'agrees with trying every order of joins',
    hint: 'The cheapest neighbours first isn’t always right. Compare all cuts of each part.',
    run: ({ mergeHeaps }) => {
      let next = 17
      const random = (most) => (next = (next * 48_271) % 2_147_483_647) % most
      const wrong = []
      const tryAll = (heaps) => {
        if (heaps.length < 2) return 0
        return Math.min(
          ...heaps.slice(1).map((heap, i) => {
            const joined = heaps[i] + heap
            return joined + tryAll([...heaps.slice(0, i), joined, ...heaps.slice(i + 2)])
          }),
        )
      }
      for (let round = 0; round < 60; round++) {
        const sacks = Array.from({ length: 1 + random(6) }, () => 1 + random(20))
        const total = mergeHeaps(sacks)
        if (total !== tryAll(sacks)) wrong.push({ sacks, total, best: tryAll(sacks) })
      }
      return { rounds: 60, wrong: wrong.slice(0, 1) }
    },
    python: `
state = 17

def random(most):
    global state
    state = state * 48_271 % 2_147_483_647
    return state % most

wrong = []

def try_all(heaps):
    if len(heaps) < 2:
        return 0
    return min(
        heaps[i] + heaps[i + 1] + try_all(heaps[:i] + [heaps[i] + heaps[i + 1]] + heaps[i + 2:])
        for i in range(len(heaps) - 1)
    )

for _ in range(60):
    sacks = [1 + random(20) for _ in range(1 + random(6))]
    total = merge_heaps(sacks)
    if total != try_all(sacks):
        wrong.append({'sacks': sacks, 'total': total, 'best': try_all(sacks)})
{'rounds': 60, 'wrong': wrong[:1]}`,
    expect: { rounds: 60, wrong: [] },
  },
  {
    name: 'joins 100 heaps in time',
    hint: 'There are only about 5,000 parts. Compute each one once, with a memo or from short parts to long ones.',
    run: ({ mergeHeaps }) => mergeHeaps(Array.from({ length: 100 }, (_, i) => 1 + ((i * 7919) % 101))),
    python: 'merge_heaps([1 + i * 7919 % 101 for i in range(100)])',
    expect: 33367,
  },
  {
    name: 'agrees with trying every assignment',
    hint: 'The cheapest job for each person, one after the other, isn’t always right. The jobs must be those of the total.',
    run: ({ assignJobs }) => {
      let next = 23
      const random = (most) => (next = (next * 48_271) % 2_147_483_647) % most
      const wrong = []
      for (let round = 0; round < 60; round++) {
        const n = 1 + random(5)
        const cost = Array.from({ length: n }, () => Array.from({ length: n }, () => random(20)))
        let best = Infinity
        const give = (person, taken, total) => {
          if (person === n) best = Math.min(best, total)
          else for (let job = 0; job < n; job++) if (!taken.includes(job)) give(person + 1, [...taken, job], total + cost[person][job])
        }
        give(0, [], 0)
        const { total, jobs } = assignJobs(cost)
        const sum = jobs.reduce((all, job, person) => all + cost[person][job], 0)
        if (total !== best || sum !== best || new Set(jobs).size !== n) wrong.push({ cost, total, jobs, best })
      }
      return { rounds: 60, wrong: wrong.slice(0, 1) }
    },
    python: `
from itertools import permutations

state = 23

def random(most):
    global state
    state = state * 48_271 % 2_147_483_647
    return state % most

wrong = []
for _ in range(60):
    n = 1 + random(5)
    cost = []
    for _ in range(n):
        cost.append([random(20) for _ in range(n)])
    best = min(sum(cost[person][job] for person, job in enumerate(order)) for order in permutations(range(n)))
    result = assign_jobs(cost)
    jobs = result['jobs']
    total = sum(cost[person][job] for person, job in enumerate(jobs))
    if not result['total'] == total == best or len(set(jobs)) != n:
        wrong.append({'cost': cost, 'result': result, 'best': best})
{'rounds': 60, 'wrong': wrong[:1]}`,
    expect: { rounds: 60, wrong: [] },
  },
  {
    name: 'assigns 14 jobs in time',
    hint: '14 jobs have 8,700 crore orders, but only 16,384 sets. Store the answer for each set of taken jobs.',
    run: ({ assignJobs }) => {
      const cost = Array.from({ length: 14 }, (_, person) => Array.from({ length: 14 }, (_, job) => 50 + ((person * person * 37 + job * 61 + person * job * 13) % 89)))
      const { total, jobs } = assignJobs(cost)
      return [total, new Set(jobs).size]
    },
    python: `
cost = [[50 + (person * person * 37 + job * 61 + person * job * 13) % 89 for job in range(14)] for person in range(14)]
result = assign_jobs(cost)
[result['total'], len(set(result['jobs']))]`,
    expect: [857, 14],
  },
  {
    name: 'leaves the fields, the heaps and the costs as they were',
    hint: 'Fill a table of your own. Don’t add up inside of the given lists.',
    run: ({ cheapestChannel, mergeHeaps, assignJobs }) => {
      const fields = [[3, 1], [2, 5]]
      const sacks = [2, 9, 4]
      const cost = [[1, 2], [3, 5]]
      cheapestChannel(fields)
      mergeHeaps(sacks)
      assignJobs(cost)
      return [fields, sacks, cost]
    },
    python: `
fields, sacks, cost = [[3, 1], [2, 5]], [2, 9, 4], [[1, 2], [3, 5]]
cheapest_channel(fields)
merge_heaps(sacks)
assign_jobs(cost)
[fields, sacks, cost]`,
    expect: [[[3, 1], [2, 5]], [2, 9, 4], [[1, 2], [3, 5]]],
  },
]

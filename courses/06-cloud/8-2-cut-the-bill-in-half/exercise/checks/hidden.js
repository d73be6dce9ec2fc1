export default [
  {
    name: 'survives the loss of one machine in the busiest hour',
    hint: 'Half the size needs a third machine in the working mornings: 27 days × 4 hours.',
    run: ({ csv }) => {
      const price = Object.fromEntries(csv('rates.csv').map(({ rate, rupees }) => [rate, Number(rupees)]))
      const plan = csv('plan.csv').map((row) => ({ ...row, quantity: Number(row.quantity) }))
      const of = (line) => plan.filter((row) => row.line === String(line))
      const hours = (line, test) => of(line).filter(({ rate }) => test.test(rate)).reduce((sum, row) => sum + row.quantity, 0)
      const isHalf = of(1).some(({ rate }) => /medium/.test(rate))
      const extra = hours(1, /^vm/) - 1488
      return !isHalf || extra >= 100 ? 'survives' : 'one machine would be full'
    },
    expect: 'survives',
  },
  {
    name: 'keeps the logs of the last 180 days',
    hint: 'Line 15 may not be less than 620 GB: the law asks for 180 days.',
    run: ({ csv }) => {
      const price = Object.fromEntries(csv('rates.csv').map(({ rate, rupees }) => [rate, Number(rupees)]))
      const plan = csv('plan.csv').map((row) => ({ ...row, quantity: Number(row.quantity) }))
      const of = (line) => plan.filter((row) => row.line === String(line))
      const hours = (line, test) => of(line).filter(({ rate }) => test.test(rate)).reduce((sum, row) => sum + row.quantity, 0)
      const stored = of(15).reduce((sum, row) => sum + row.quantity, 0)
      return stored >= 620 ? 'kept' : `${stored} GB`
    },
    expect: 'kept',
  },
  {
    name: 'sends backups past the NAT gateway',
    hint: '540 GB go to object storage: endpoint-gb is free.',
    run: ({ csv }) => {
      const price = Object.fromEntries(csv('rates.csv').map(({ rate, rupees }) => [rate, Number(rupees)]))
      const plan = csv('plan.csv').map((row) => ({ ...row, quantity: Number(row.quantity) }))
      const of = (line) => plan.filter((row) => row.line === String(line))
      const hours = (line, test) => of(line).filter(({ rate }) => test.test(rate)).reduce((sum, row) => sum + row.quantity, 0)
      return of(10).map(({ rate, quantity }) => [rate, quantity]).toSorted()
    },
    expect: [['endpoint-gb', 540], ['nat-gb', 80]],
  },
  {
    name: 'never puts the database or the site on spot machines',
    hint: "Spot is taken away with two minutes' warning. Only the report can start again.",
    run: ({ csv }) => {
      const price = Object.fromEntries(csv('rates.csv').map(({ rate, rupees }) => [rate, Number(rupees)]))
      const plan = csv('plan.csv').map((row) => ({ ...row, quantity: Number(row.quantity) }))
      const of = (line) => plan.filter((row) => row.line === String(line))
      const hours = (line, test) => of(line).filter(({ rate }) => test.test(rate)).reduce((sum, row) => sum + row.quantity, 0)
      return plan.filter(({ rate }) => /spot/.test(rate)).map(({ line }) => line).filter((line) => line !== '3')
    },
    expect: [],
  },
  {
    name: 'promises a year only for what always runs',
    hint: 'A commitment is paid whether you use it or not: not for the test or the report.',
    run: ({ csv }) => {
      const price = Object.fromEntries(csv('rates.csv').map(({ rate, rupees }) => [rate, Number(rupees)]))
      const plan = csv('plan.csv').map((row) => ({ ...row, quantity: Number(row.quantity) }))
      const of = (line) => plan.filter((row) => row.line === String(line))
      const hours = (line, test) => of(line).filter(({ rate }) => test.test(rate)).reduce((sum, row) => sum + row.quantity, 0)
      return plan.filter(({ rate, line }) => /committed/.test(rate) && line !== '1').map(({ line }) => line)
    },
    expect: [],
  },
  {
    name: 'keeps all files and backups, in storage that fits',
    hint: '300 GB of files for daily reading; 500 GB of old backups may go to the archive.',
    run: ({ csv }) => {
      const price = Object.fromEntries(csv('rates.csv').map(({ rate, rupees }) => [rate, Number(rupees)]))
      const plan = csv('plan.csv').map((row) => ({ ...row, quantity: Number(row.quantity) }))
      const of = (line) => plan.filter((row) => row.line === String(line))
      const hours = (line, test) => of(line).filter(({ rate }) => test.test(rate)).reduce((sum, row) => sum + row.quantity, 0)
      const gigabytes = of(8).reduce((sum, row) => sum + row.quantity, 0)
      const daily = of(8).filter(({ rate }) => rate === 'object').reduce((sum, row) => sum + row.quantity, 0)
      return [gigabytes, daily >= 300 ? 'files can be read at once' : 'files need hours']
    },
    expect: [800, 'files can be read at once'],
  },
  {
    name: 'pays for everything that is still needed',
    hint: 'inventory.csv says what is in use: 500 GB of disks, 14 days of snapshots, 25 GB of useful logs, 210 GB to patients. Only what nobody uses may go.',
    run: ({ csv }) => {
      const plan = csv('plan.csv').map((row) => ({ ...row, quantity: Number(row.quantity) }))
      const needed = [[2, /^vm-/, 200], [3, /^vm-/, 31], [5, /^db-/, 200], [6, /^disk$/, 500], [7, /^snapshot$/, 250], [9, /^nat-hour$/, 744], [11, /^public-ip$/, 2232], [12, /^load-balancer$/, 744], [13, /^transfer-out$/, 210], [14, /^logs-in$/, 25], [15, /^logs-stored$/, 620]]
      const amount = (line, rate) => plan.filter((row) => row.line === String(line) && rate.test(row.rate)).reduce((sum, row) => sum + row.quantity, 0)
      return { tooLittle: needed.filter(([line, rate, least]) => !(amount(line, rate) >= least)).map(([line]) => `line ${line}`), noAmount: plan.filter(({ quantity }) => !(quantity >= 0)).map(({ line }) => `line ${line}`) }
    },
    expect: { tooLittle: [], noAmount: [] },
  },
  {
    name: 'has machines in which the memory of October fits',
    hint: 'usage.csv: production uses 4 GB of each machine, the database 6.6 GB, the report 5.3 GB. A small one has 4 GB.',
    run: ({ csv }) => csv('plan.csv').filter(({ line, rate }) => ['1', '3', '4'].includes(line) && !/^(vm|db)-(large|medium)/.test(rate)).map(({ line, rate }) => `line ${line}: ${rate}`),
    expect: [],
  },
]

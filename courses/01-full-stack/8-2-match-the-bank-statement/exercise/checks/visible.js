export default [
  {
    name: 'reads a line with a comma and quotes in the narration',
    hint: 'Walk through the text and remember whether you are inside of quotes. Two quotes mean one.',
    run: ({ readStatement }) =>
      readStatement(
        '"Date","Narration","Reference","Debit","Credit","Balance"\n' +
          '"09-04-2026","UPI/R NISHAD/SUGAR, TEA","000412099871","","246.00","1,01,179.00"\n' +
          '"10-04-2026","UPI/L V/""LEDGER""","609901244310","","1,174.5","1,02,353.50"\n',
      ),
    expect: [
      { line: 2, on: '2026-04-09', narration: 'UPI/R NISHAD/SUGAR, TEA', reference: '000412099871', creditPaise: 24_600 },
      { line: 3, on: '2026-04-10', narration: 'UPI/L V/"LEDGER"', reference: '609901244310', creditPaise: 117_450 },
    ],
  },
  {
    name: 'leaves out outgoing money, but keeps the line numbers of the file',
    hint: 'Give each row its number before you filter.',
    run: ({ readStatement }) =>
      readStatement(
        '"Date","Narration","Reference","Debit","Credit","Balance"\n' +
          '"05-04-2026","NEFT/KIRAN","N096261187345","8,400.00","","1,04,080.00"\n' +
          '"06-04-2026","UPI/SOAP","609890077123","","132","1,04,212.00"\n' +
          '"06-04-2026","UPI/TEST","609890077124","","0.01","1,04,212.01"\n',
      ).map(({ line, creditPaise }) => [line, creditPaise]),
    expect: [
      [3, 13_200],
      [4, 1],
    ],
  },
  {
    name: 'throws for other columns',
    hint: 'Compare the first row with the six names you expect.',
    run: ({ readStatement }) =>
      [
        '"Day","Text","Amount"\n"09-04-2026","x","1.00"\n',
        '',
        // Debit and Credit have changed places: the shop would count what it has paid.
        '"Date","Narration","Reference","Credit","Debit","Balance"\n"06-04-2026","UPI/SOAP","609890077123","132","","1,04,212.00"\n',
      ].map((text) => {
        try {
          return readStatement(text).length
        } catch (error) {
          const isSlip = ['TypeError', 'ReferenceError', 'SyntaxError'].includes(error?.name) || !(error instanceof Error)
          return isSlip ? `not your own message: ${error?.message ?? error}` : 'refused'
        }
      }),
    expect: ['refused', 'refused', 'refused'],
  },
  {
    name: 'matches a line whose reference and amount agree',
    hint: 'Look for the entry with the same reference, and compare the paise.',
    run: ({ match }) => {
      const line = { line: 2, on: '2026-04-04', narration: 'UPI', reference: '609312847755', creditPaise: 50_000 }
      const entry = { id: 'e-07', customer: 'Pushpa Kumbhar', paise: 50_000, reference: '609312847755' }
      const { matched, doubtful, unmatched, waiting } = match([line], [entry], new Set())
      return { matched, doubtful, unmatched, waiting }
    },
    expect: {
      matched: [
        {
          line: { line: 2, on: '2026-04-04', narration: 'UPI', reference: '609312847755', creditPaise: 50_000 },
          entry: { id: 'e-07', customer: 'Pushpa Kumbhar', paise: 50_000, reference: '609312847755' },
        },
      ],
      doubtful: [],
      unmatched: [],
      waiting: [],
    },
  },
  {
    name: 'never guesses: another amount is doubtful, with a reason',
    hint: 'The reference agrees and the amount doesn’t. Say both amounts in the reason.',
    run: ({ match }) => {
      const line = { line: 2, on: '2026-04-13', narration: 'UPI', reference: '061399004127', creditPaise: 8405 }
      const entry = { id: 'e-21', customer: 'Geeta Bai', paise: 8450, reference: '061399004127' }
      const { matched, doubtful } = match([line], [entry], new Set())
      const said = (reason) => (/8405|84[.,]05/.test(reason) && /8450|84[.,]50/.test(reason) ? 'both amounts' : reason)
      return [matched.length, doubtful.map(({ line: { reference }, reason }) => [reference, said(reason)])]
    },
    expect: [0, [['061399004127', 'both amounts']]],
  },
  {
    name: 'sorts unknown references and waiting entries',
    hint: 'Unmatched is a line that nobody has named. Waiting is an entry whose reference isn’t on the statement.',
    run: ({ match }) => {
      const line = (number, reference) => ({ line: number, on: '2026-04-10', narration: '', reference, creditPaise: 50_000 })
      const entry = { id: 'e-23', customer: 'Ravi', paise: 30_000, reference: '610488310245' }
      const { unmatched, waiting } = match([line(2, '610038845512'), line(3, 'N102268830117')], [entry], new Set())
      return [unmatched.map((one) => one.line), waiting.map(({ id }) => id)]
    },
    expect: [[2, 3], ['e-23']],
  },
]

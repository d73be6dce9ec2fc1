export default [
  {
    name: 'finds 7 matched, 4 doubtful, 5 unmatched and 1 waiting in the sample',
    hint: 'Compare your four lists with the file. Which line is in the wrong list?',
    run: ({ readStatement, match }) => {
      const statement = `"Date","Narration","Reference","Debit","Credit","Balance"
"04-04-2026","UPI/PUSHPA KUMBHAR/609312847755/PAYMENT","609312847755","","500.00","1,12,480.00"
"05-04-2026","NEFT/KIRAN WHOLESALE","N096261187345","8,400.00","","1,04,080.00"
"06-04-2026","UPI/A REHMAN/609588120034/UPI","609588120034","","285.50","1,04,365.50"
"06-04-2026","UPI/A REHMAN/609588120034/UPI","609588120034","","285.50","1,04,651.00"
"07-04-2026","UPI/MEENA STORES/009571236648/RETURN","009571236648","","1,150.00","1,05,801.00"
"08-04-2026","UPI/SAVITRI D/609890077123/SOAP","609890077123","","132","1,05,933.00"
"08-04-2026","ATM CASH/SITAPUR","000000418822","5,000.00","","1,00,933.00"
"09-04-2026","UPI/R NISHAD/000412099871/SUGAR, TEA","000412099871","","246.00","1,01,179.00"
"09-04-2026","UPI/L V SUBRAHMANYAM/609901244310/""LEDGER""","609901244310","","174.00","1,01,353.00"
"10-04-2026","UPI/SAVITRI D/610033418820/APRIL","610033418820","","100.00","1,01,453.00"
"10-04-2026","UPI/UNKNOWN/610038845512/","610038845512","","500.00","1,01,953.00"
"11-04-2026","UPI/KIRAN WHOLESALE/610150027716/RICE","610150027716","3,200.50","","98,752.50"
"11-04-2026","UPI/P KUMBHAR/610122904418/REST","610122904418","","660.00","99,412.50"
"12-04-2026","UPI/A REHMAN/610277810093/OIL","610277810093","","189.50","99,602.00"
"12-04-2026","NEFT/LIC OF INDIA","N102268830117","","4,125.00","1,03,727.00"
"13-04-2026","UPI/GEETA BAI/061399004127/DAL","061399004127","","84.05","1,03,811.05"
"13-04-2026","UPI/GEETA BAI/610344781190/DAL","610344781190","","84.50","1,03,895.55"
"14-04-2026","UPI/M D SOUZA/610422190076/BISCUIT","610422190076","","40","1,03,935.55"
"14-04-2026","UPI/R NISHAD/610488310254/","610488310254","","300.00","1,04,235.55"`
      const unpaid = [
        { id: 'e-07', customer: 'Pushpa Kumbhar', paise: 50000, reference: '609312847755' },
        { id: 'e-09', customer: 'Abdul Rehman', paise: 28550, reference: '609588120034' },
        { id: 'e-14', customer: 'Ravi Nishad', paise: 24600, reference: '000412099871' },
        { id: 'e-15', customer: 'Lakshmi Venkataramana Subrahmanyam', paise: 17400, reference: '609901244310' },
        { id: 'e-16', customer: 'Savitri Devi', paise: 13200, reference: '609890077123' },
        { id: 'e-17', customer: 'Savitri Devi', paise: 11200, reference: '610033418820' },
        { id: 'e-18', customer: 'Pushpa Kumbhar', paise: 66000, reference: '610122904418' },
        { id: 'e-19', customer: 'Abdul Rehman', paise: 18950, reference: '610277810093' },
        { id: 'e-20', customer: 'Abdul Rehman', paise: 9600, reference: '610277810093' },
        { id: 'e-21', customer: 'Geeta Bai', paise: 8450, reference: '061399004127' },
        { id: 'e-22', customer: 'Master Anthony D’Souza', paise: 4000, reference: '610422190076' },
        { id: 'e-23', customer: 'Ravi Nishad', paise: 30000, reference: '610488310245' },
      ]
      const lines = readStatement(statement)
      const { matched, doubtful, unmatched, waiting } = match(lines, unpaid, new Set())
      return {
        lines: lines.length,
        matched: matched.map(({ entry }) => entry.id).sort(),
        doubtful: doubtful.map(({ line }) => line.line).sort((a, b) => a - b),
        unmatched: unmatched.map(({ line }) => line).sort((a, b) => a - b),
        waiting: waiting.map(({ id }) => id),
      }
    },
    expect: {
      lines: 16,
      matched: ['e-07', 'e-09', 'e-14', 'e-15', 'e-16', 'e-18', 'e-22'],
      doubtful: [5, 11, 15, 17],
      unmatched: [6, 12, 16, 18, 20],
      waiting: ['e-23'],
    },
  },
  {
    name: 'counts a reference once, within a file and in the next one',
    hint: 'Copy usedBefore into a set of your own, and add each reference when you count it. Ask for it first: a line that was counted before is doubtful, also if no entry names it any more. Don’t change the given set.',
    run: ({ match }) => {
      const line = (number) => ({ line: number, on: '2026-04-06', narration: '', reference: '609588120034', creditPaise: 28_550 })
      const entry = { id: 'e-09', customer: 'Abdul Rehman', paise: 28_550, reference: '609588120034' }
      const used = new Set()
      const first = match([line(4), line(5)], [entry], used)
      const again = match([line(4)], [entry], new Set(['609588120034']))
      // By then the entry is paid, so it isn't among the unpaid ones any more.
      const later = match([line(4)], [], new Set(['609588120034']))
      const sentence = (reason) => (/\w+ \w+/.test(reason) ? 'a sentence' : reason)
      return [first.matched.length, first.doubtful.map((one) => [one.line.line, sentence(one.reason)]), used.size, again.matched.length, again.doubtful.length, later.doubtful.length, later.unmatched.length]
    },
    expect: [1, [[5, 'a sentence']], 0, 0, 1, 1, 0],
  },
  {
    name: 'calls a line doubtful when two entries name its reference',
    hint: 'One transfer can’t pay two debts by itself, even if one of the amounts agrees.',
    run: ({ match }) => {
      const line = { line: 2, on: '2026-04-12', narration: '', reference: '610277810093', creditPaise: 18_950 }
      const entries = [
        { id: 'e-19', customer: 'Abdul Rehman', paise: 18_950, reference: '610277810093' },
        { id: 'e-20', customer: 'Abdul Rehman', paise: 9600, reference: '610277810093' },
      ]
      const { matched, doubtful, waiting } = match([line], entries, new Set())
      return [matched.length, doubtful.length, waiting.length]
    },
    expect: [0, 1, 0],
  },
  {
    name: 'reads a Windows file, and throws when the file is cut off',
    hint: 'Skip \\r and the mark \\uFEFF at the start. If the text ends inside of quotes, or a row has fewer fields than the heading, throw.',
    run: ({ readStatement }) => {
      const head = '\uFEFF"Date","Narration","Reference","Debit","Credit","Balance"\r\n'
      const row = '"06-04-2026","UPI/SOAP","609890077123","","132","1,04,212.00"\r\n'
      const read = readStatement(head + row).map(({ reference, creditPaise }) => [reference, creditPaise])
      const cut = ['"07-04-2026","UPI/ME', '"07-04-2026","UPI/MEENA"', '"07-04-2026","UPI/MEENA STORES","009571236648","",', '"07-04-2026","UPI/MEENA STORES","009571236648","","1,150.00","1,05,8'].map((rest) => {
        try {
          return readStatement(head + row + rest).length
        } catch (error) {
          return error instanceof Error ? 'refused' : error
        }
      })
      return [read, cut]
    },
    expect: [[['609890077123', 13_200]], ['refused', 'refused', 'refused', 'refused']],
  },
]

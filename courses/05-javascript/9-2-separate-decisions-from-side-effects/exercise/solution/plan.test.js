import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import { planReminders, readStudent } from './plan.ts'
import { run } from './run.ts'

const student = {
  roll: '101',
  name: 'Zoya Khan',
  phone: '9876543210',
  dueOn: '2026-11-10',
  duePaise: 250000,
  paidPaise: 0,
}
const plan = (changes, today = '2026-11-16') => planReminders([{ ...student, ...changes }], today)

test('reminds a family whose fee is overdue', () => {
  assert.deepEqual(plan({}), [
    { phone: '9876543210', kind: 'friendly', text: 'Dear parent, ₹2500.00 for Zoya Khan is due' },
  ])
})

test('sends nothing on the due day itself', () => assert.deepEqual(plan({ dueOn: '2026-11-16' }), []))

test('sends nothing when all is paid', () => assert.deepEqual(plan({ paidPaise: 250000 }), []))

test('sends a final notice after fourteen days', () => {
  assert.equal(plan({ dueOn: '2026-11-02' })[0].kind, 'friendly')
  assert.equal(plan({ dueOn: '2026-11-01' })[0].kind, 'final')
})

test('refuses a day that is no date', () => assert.throws(() => plan({}, 'today'), RangeError))

test('reads a line or says what is wrong', () => {
  assert.deepEqual(readStudent('101,Zoya Khan,9876543210,2026-11-10,250000,0'), { ok: true, value: student })
  assert.deepEqual(readStudent('101,Zoya Khan,98x,2026-11-10,250000,0'), {
    ok: false,
    error: '"98x" is not a mobile number',
  })
  assert.equal(readStudent('101,Zoya').ok, false)
})

const students = fc.array(
  fc.record({
    roll: fc.string(),
    name: fc.string(),
    phone: fc.constantFrom('9876543210', '9123456780'),
    dueOn: fc
      .date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    duePaise: fc.nat(1_000_000),
    paidPaise: fc.nat(1_000_000),
  }),
)

test('plans one reminder for each overdue family and none for the others', () => {
  fc.assert(
    fc.property(students, (all) => {
      const expected = all.filter(({ dueOn, duePaise, paidPaise }) => dueOn < '2026-11-16' && paidPaise < duePaise)
      assert.equal(planReminders(all, '2026-11-16').length, expected.length)
    }),
  )
})

test('reads any text without throwing', () => {
  fc.assert(fc.property(fc.string(), (line) => typeof readStudent(line).ok === 'boolean'))
})

test('goes on when one message fails, and counts it', async () => {
  const reports = []
  const sent = []
  const result = await run({
    readText: async () => 'head\n1,A B,9000000001,2026-11-01,100,0\nbroken\n2,C D,9000000002,2026-11-01,100,0\n',
    today: () => '2026-11-16',
    send: async (phone) => {
      if (phone === '9000000001') throw new Error('network down')
      sent.push(phone)
    },
    report: (message) => reports.push(message),
  })
  assert.deepEqual(result, { sent: 1, failed: 1, damaged: 1 })
  assert.deepEqual(sent, ['9000000002'])
  assert.deepEqual(reports, ['Line 3: expected six fields', 'Could not send to 9000000001: network down'])
})

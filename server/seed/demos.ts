import { dayMs } from '#contract/kit/durations.ts'
import { type DemoSlot, demoSlots } from '#contract/membership/demos.ts'
import type { BookingState, LostReason } from '#contract/membership/demo-desk.ts'
import { personByEmail } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { indiaDate } from '#server/kit/india.ts'
import { daysAfter } from '#server/kit/india.ts'
import { demoBookings, leadEvents } from '#server/membership/demos/tables.ts'
import { emailOf } from './learners.ts'

type Visitor = {
  name: string
  /** Of a visitor who joined. */
  email?: string
  /** So many days from today, in the slot of this number; the day before yesterday is -2. */
  day: number
  slot: number
  message: string
  state?: BookingState
  note?: string
  isAdmins?: true
  source?: string
  lostReason?: LostReason
  /** So many days from today. */
  remind?: number
}

const visitors: Visitor[] = [
  {
    name: 'Aditi Deshmukh',
    email: emailOf(['Aditi', 'Deshmukh']),
    day: -8,
    slot: 4,
    message: 'Full stack web development. I finished B.Sc. Maths last year.',
    state: 'registered',
    note: 'Came on all five days and joined two days later.',
    isAdmins: true,
    source: 'instagram',
  },
  {
    name: 'Harpreet Singh Gill',
    day: -8,
    slot: 4,
    message: 'Python and data',
    state: 'attended',
    note: 'Liked the live review. Wants to talk to his father first. Call him after 6 PM.',
    isAdmins: true,
    remind: 0,
  },
  {
    name: 'Bhavna Chauhan',
    day: -6,
    slot: 2,
    message: 'Can I learn while working in a shop?',
    state: 'no show',
    source: 'instagram',
  },
  { name: 'मनोज कुमार यादव', day: -5, slot: 6, message: 'वेब डेवलपमेंट, हिन्दी में बात हो सके तो अच्छा', state: 'attended' },
  {
    name: 'Lalrinpuii Sailo',
    day: -3,
    slot: 7,
    message: 'Cloud and DevOps',
    state: 'lost',
    lostReason: 'time',
    note: 'Exams until March. Wants to hear from us then.',
  },
  { name: 'Faizan Ansari', day: -1, slot: 3, message: 'Switching from BPO to testing' },
  { name: 'Geethanjali Nair', day: 1, slot: 4, message: 'React, and help with a first resume', isAdmins: true },
  { name: 'Tenzin Dolma', day: 1, slot: 4, message: 'Design and front end' },
  { name: 'Pratik Deshmukh', day: 1, slot: 4, message: 'Java backend. I have a two-year gap after college' },
  { name: 'Shalini Murmu', day: 1, slot: 1, message: 'I’m free only in the early mornings' },
  { name: 'Abdul Rahim Laskar', day: 2, slot: 5, message: 'Which course is best for a diploma holder?' },
  { name: 'Nandini Hegde', day: 3, slot: 2, message: 'Data analysis, starting with Excel and SQL' },
  { name: 'Yashwant Rathore', day: 3, slot: 2, message: 'Full stack' },
  { name: 'Christy Fernandes', day: 5, slot: 6, message: 'Mobile apps' },
  { name: 'Oindrila Sarkar', day: 8, slot: 4, message: 'Machine learning, after my exams' },
]

/** Visitors who booked the free demo: some days ago, tomorrow and in the week after. */
export async function seedDemoBookings(db: Db, { clock }: Deps) {
  const today = indiaDate(clock())
  const admin = await personByEmail(db, 'admin@kaushal.example')
  const adminId = admin?.id ?? null
  const now = clock().getTime()
  const rows = visitors.map(({ name, email, day, slot, isAdmins, remind, ...rest }, at) => ({
    ...rest,
    note: '',
    name,
    email: email ?? `visitor.${at + 1}@example.in`,
    mobile: `+9190000000${String(at + 10)}`,
    demoDate: daysAfter(today, day),
    demoTime: demoSlots[slot - 1] as DemoSlot,
    assigneeId: isAdmins ? adminId : null,
    remindOn: remind === undefined ? null : daysAfter(today, remind),
    createdAt: new Date(now + (Math.min(day, 0) - 4) * dayMs),
  }))
  const caller = {
    name: 'Ramesh Kulkarni',
    email: '',
    mobile: '+919000000040',
    message: 'For his daughter, who finished class 12',
    source: 'phone',
    assigneeId: adminId,
    addedBy: adminId,
    remindOn: daysAfter(today, 2),
    createdAt: new Date(now - dayMs),
  }
  const inserted = await db
    .insert(demoBookings)
    .values([...rows, caller])
    .returning({ id: demoBookings.id })
  // In the order of the values.
  const events = visitors.flatMap(({ day, state, note }, at) => {
    const event = { bookingId: inserted[at]!.id, actorId: adminId, at: new Date(now + (day + 1) * dayMs) }
    const came = state === 'registered' || state === 'lost' ? [{ ...event, state: 'attended' as const }] : []
    return [...came, ...(state ? [{ ...event, state }] : []), ...(note ? [{ ...event, note }] : [])]
  })
  await db.insert(leadEvents).values(events)
}

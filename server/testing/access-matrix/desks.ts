import { createDemoFeed } from '#contract/membership/demo-desk.ts'
import { demoBookings } from '#server/membership/demos/tables.ts'
import { jobsFile, newJobDraft } from '../forms.ts'
import { newEmail } from '../makers.ts'
import { newBrief, newBriefDraft } from '../projects.ts'
import { type Rows, shared } from './row.ts'
import type { World } from './world.ts'

async function aBooking({ db }: World): Promise<number> {
  const [row] = await db
    .insert(demoBookings)
    .values({
      name: 'Kavita',
      email: newEmail(),
      mobile: '+919876543210',
      message: 'Python',
      demoDate: '2026-12-01',
      demoTime: '5:00 PM - 5:30 PM',
    })
    .returning()
  return row!.id
}
const aBrief = async (world: World) => ({ params: { briefId: (await newBrief(world)).id } })
const jobLines = `Title,Company,Experience,Location,Company link,Apply link,LinkedIn
Tester,Nadi Labs,1-3 years,Pune,https://nadi.example/,https://nadi.example/1,https://nadi.example/in
`

/** Staff pages for bookings, projects, jobs and the boards. */
export const desks: Rows = {
  listDemoDesk: shared(),
  changeDemoBookings: shared(async (world) => ({
    body: {
      bookingIds: [await aBooking(world)],
      state: 'registered',
      note: 'Signed up early',
      assigneeId: world.admin.id,
    },
  })),
  addLead: shared(() => ({
    body: { name: 'Kavita', mbNumber: '9876543210', email: '', message: 'Python', source: 'phone', remindOn: '' },
  })),
  listLeadEvents: shared(async (world) => ({ params: { bookingId: await aBooking(world) } })),
  getConversion: shared(),
  getDemoCalendar: shared(() => ({ query: { month: '2026-12' } })),
  createDemoFeed: shared(),
  revokeDemoFeed: shared(async ({ call, admin }) => {
    await call(admin, createDemoFeed)
    return {}
  }),

  listBriefDesk: shared(),
  createBrief: shared(() => ({ body: newBriefDraft() })),
  editBrief: shared(async (world) => ({ ...(await aBrief(world)), body: newBriefDraft() })),
  closeBrief: shared(async (world) => ({ ...(await aBrief(world)), body: { isClosed: true } })),

  listJobDesk: shared(),
  postJob: shared(() => ({ body: newJobDraft() })),
  editJob: shared(async ({ newJob }) => ({ params: { jobId: await newJob() }, body: newJobDraft() })),
  closeJobs: shared(async ({ newJob }) => ({ body: { jobIds: [await newJob()], isClosed: true } })),
  importJobs: shared(() => ({ body: jobsFile(jobLines) })),

  listBugDesk: shared(),
  assignBug: shared(async ({ newBug, mentor }) => ({
    params: { bugId: await newBug() },
    body: { assigneeId: mentor.id },
  })),
  setBugStates: shared(async ({ newBug }) => ({ body: { bugIds: [await newBug()], state: 'fixed' } })),
  listRequestDesk: shared(),
  assignRequest: shared(async ({ newRequest, mentor }) => ({
    params: { requestId: await newRequest() },
    body: { assigneeId: mentor.id },
  })),
  setRequestStates: shared(async ({ newRequest }) => ({
    body: { requestIds: [await newRequest()], state: 'planned' },
  })),
}

import { Readable } from 'node:stream'
import { verifyPayments } from '#contract/membership/payments.ts'
import { undoVerification } from '#contract/membership/refunds.ts'
import { createDemoFeed } from '#contract/membership/demo-desk.ts'
import { renewSessionFeed } from '#contract/mentoring/sessions.ts'
import { liveNotifications } from '#contract/notifications/notifications.ts'
import { resumeLink } from '#server/careers/resume/links.ts'
import { eq } from '#server/kit/db/orm.ts'
import { indiaDate } from '#server/kit/india.ts'
import { dataLink } from '#server/identity/my-data/routes.ts'
import { exportLink } from '#server/insights/exports.routes.ts'
import { linkTo } from '#server/kit/http/signed-links.ts'
import { courseExportLink } from '#server/learning/course-files/routes.ts'
import { gstFile } from '#server/membership/gst/routes.ts'
import { documentsFile, monthFile, tallyFile } from '#server/membership/months/routes.ts'
import { creditNoteLink, receiptLink } from '#server/membership/receipts/links.ts'
import { refunds } from '#server/membership/tables.ts'
import { calendarPath } from '#server/mentoring/sessions/links.ts'
import { signedFileUrl } from '#server/site/files.links.ts'
import { insertPicture } from '#server/site/index.ts'
import { newSeat, newSession } from '../mentoring/sessions.ts'
import { files } from '#server/site/tables.ts'
import { onePagePdf } from '../documents.ts'
import { previewFile } from '../learning/attempt-access-rows.ts'
import { gitRoutes } from '../learning/git-access-rows.ts'
import { newSolution } from '../learning/learning.ts'
import { tusClient } from '../learning/submissions.ts'
import { listenLive } from '../live.ts'
import { interviewFile } from '../hiring/introductions-access-rows.ts'
import { portfolioFiles } from '../portfolio/access-rows.ts'
import type { TestActor } from '../test-app.ts'
import { type Caller, callers } from './callers.ts'
import { firstLessonMaterial, startMaterial } from './lessons.ts'
import type { World } from './world.ts'

/** A route outside the contract, with the HTTP status for each caller. */
export type RouteRow = {
  route: string
  about: string
  statuses: Record<Caller, number>
  ask: (world: World, actor: TestActor | null) => Promise<number>
}

const all = (status: number) => Object.fromEntries(callers.map((one) => [one, status])) as Record<Caller, number>
const asOwner = { stranger: 404, owner: 200, other: 404, company: 404, mentor: 404, admin: 404 }
const asOwnerOrStaff = { ...asOwner, mentor: 200, admin: 200 }

type Address = (world: World, actor: TestActor | null) => Promise<string> | string
const bearer = (actor: TestActor | null) => (actor ? { authorization: `Bearer ${actor.token}` } : {})

/** Requested as a browser would, with the caller's token, which has no effect here. */
const get = (route: string, about: string, statuses: RouteRow['statuses'], address: Address): RouteRow => ({
  route: `GET ${route}`,
  about,
  statuses,
  ask: async (world, actor) =>
    (await world.app.inject({ url: await address(world, actor), headers: bearer(actor) })).statusCode,
})
const open = (route: string, address: Address = () => route) => get(route, 'is open to all', all(200), address)

const madeUpBooking = `/5day-demo/booking/1.${'x'.repeat(43)}/calendar.ics`

/** The reader in the caller's own link; a stranger has none and makes one up. */
const readerOf = ({ owner }: World, actor: TestActor | null) => actor ?? owner
const ownSession = (world: World, actor: TestActor | null) => {
  const { id, sessionId } = readerOf(world, actor)
  return { reader: id, session: sessionId }
}
const firstReceipt = { series: 'receipts', financialYear: '26-27', range: '1-1' }
const spoilt = (actor: TestActor | null, link: string) => (actor ? link : link.replace(/sig=[^&]*/, 'sig=made-up'))
/** The caller's own link, changed to the owner's data. */
const turned = ({ owner }: World, actor: TestActor | null, link: string) =>
  actor ? link.replace(String(actor.id), String(owner.id)) : link.replace(/sig=[^&]*/, 'sig=made-up')

async function submitted(world: World, actor: TestActor | null): Promise<string> {
  const [id] = Object.values(world.solution.fileIds)
  return spoilt(actor, signedFileUrl(world.deps, { id: id!, name: 'app.py' }, readerOf(world, actor).id))
}

const pdfs = new WeakMap<World, Promise<string>>()

/** The id of a submitted PDF, one for all callers: drawing its first page takes half a second. */
async function newPdf(world: World): Promise<string> {
  const { db, owner, courseId, stepIds } = world
  const about = { personId: owner.id, courseId, stepId: stepIds[0]!, attempt: 9, state: 'rejected' } as const
  const { fileIds } = await newSolution(world, { ...about, files: { 'report.pdf': onePagePdf() } })
  const id = fileIds['report.pdf']!
  await db.update(files).set({ kind: 'application/pdf' }).where(eq(files.id, id))
  return id
}

async function firstPage(world: World, actor: TestActor | null): Promise<string> {
  const pdf = pdfs.get(world) ?? newPdf(world)
  pdfs.set(world, pdf)
  const link = signedFileUrl(world.deps, { id: await pdf, name: 'report.pdf' }, readerOf(world, actor).id)
  return spoilt(actor, link.replace('?', '/first-page?'))
}

async function receipt(world: World, actor: TestActor | null): Promise<string> {
  const paymentId = await world.newPayment()
  await world.call(world.admin, verifyPayments, { body: { paymentIds: [paymentId] } })
  return spoilt(actor, receiptLink(world.deps, { paymentId, number: 'KT/26-27/00042' }, readerOf(world, actor).id))
}

async function creditNote(world: World, actor: TestActor | null): Promise<string> {
  const paymentId = await world.newPayment()
  await world.call(world.admin, verifyPayments, { body: { paymentIds: [paymentId] } })
  await world.call(world.admin, undoVerification, { params: { paymentId }, body: { reason: 'The wrong row' } })
  const [refund] = await world.db.select().from(refunds).where(eq(refunds.paymentId, paymentId))
  const note = { refundId: refund!.id, number: 'KTC/26-27/000042' }
  return spoilt(actor, creditNoteLink(world.deps, note, readerOf(world, actor).id))
}

async function picture({ db, deps, owner }: World): Promise<string> {
  const stored = await deps.files.put(Readable.from([Buffer.from('a picture')]))
  return insertPicture(db, { ...stored, name: 'photo.webp', kind: 'image/webp' }, owner.id)
}

const material = '/courses/:courseId/first-lesson/:stepFileId/:name'

const madeUp = `1.${'x'.repeat(43)}.ics`
const sessionRoutes: RouteRow[] = [
  get('/weekend-sessions/feed/:file', 'without its signature', all(404), () => `/weekend-sessions/feed/${madeUp}`),
  get('/weekend-sessions/feed/:file', 'by its address', all(200), async ({ call, owner }) => {
    const { body } = await call(owner, renewSessionFeed)
    return new URL(body.data.url).pathname
  }),
  get('/weekend-sessions/:sessionId/:file', 'without its signature', all(404), () => `/weekend-sessions/1/${madeUp}`),
  get('/weekend-sessions/:sessionId/:file', 'of a seat', all(200), async (world) => {
    const { id } = await newSession(world, { hostId: world.mentor.id })
    await newSeat(world, id, world.owner.id)
    return calendarPath(world.deps, id, world.owner.id)
  }),
]

const links: RouteRow[] = [
  get(material, 'of a listed course', all(200), (world) => firstLessonMaterial(world, true)),
  get(material, 'of a course that is not listed', all(404), (world) => firstLessonMaterial(world, false)),
  get('/start/:number/:stepFileId/:name', 'of the beginners’ path', all(200), startMaterial),
  get('/files/:id/:name', 'by a link of their own', asOwnerOrStaff, submitted),
  get('/files/:id/:name/first-page', 'by a link of their own', asOwnerOrStaff, firstPage),
  get(
    '/files/:id/:name',
    'without a link',
    all(404),
    async ({ newFile }) => `/files/${(await newFile()).id}/words.txt`,
  ),
  get(
    '/pictures/:id',
    'of a file that is no picture for all',
    all(404),
    async ({ newFile }) => `/pictures/${(await newFile()).id}`,
  ),
  get('/receipts/:id/:name', 'by a link of their own', { ...asOwner, admin: 200 }, receipt),
  get('/credit-notes/:id/:name', 'by a link of their own', { ...asOwner, admin: 200 }, creditNote),
  get('/resumes/:format', "by a link turned to the owner's", asOwner, (world, actor) =>
    turned(world, actor, resumeLink(world.deps, readerOf(world, actor).id, 'docx')),
  ),
  get('/my-data/:reader', "by a link turned to the owner's", asOwner, (world, actor) =>
    turned(world, actor, dataLink(world.deps, readerOf(world, actor))),
  ),
  get('/exports/:list.csv', 'by a link of their own', { ...all(404), admin: 200 }, (world, actor) =>
    spoilt(actor, exportLink(world.deps, 'users', {}, readerOf(world, actor))),
  ),
  get('/exports/courses/:courseId.zip', 'by a link of their own', { ...all(404), admin: 200 }, (world, actor) =>
    spoilt(actor, courseExportLink(world.deps, world.courseId, readerOf(world, actor))),
  ),
  ...[monthFile, tallyFile].map((file) =>
    get(file.path, 'by a link of their own', { ...all(404), admin: 200 }, (world, actor) => {
      const month = indiaDate(world.deps.clock()).slice(0, 7)
      return spoilt(actor, linkTo(world.deps, file, { month, ...ownSession(world, actor) }))
    }),
  ),
  get('/accounts/gst/:month/:format', 'by a link of their own', { ...all(404), admin: 200 }, (world, actor) => {
    const month = indiaDate(world.deps.clock()).slice(0, 7)
    return spoilt(actor, linkTo(world.deps, gstFile, { month, format: 'json', ...ownSession(world, actor) }))
  }),
  get(
    '/accounts/:series/:financialYear/:range.zip',
    'by a link of their own',
    { ...all(404), admin: 200 },
    (world, actor) =>
      spoilt(actor, linkTo(world.deps, documentsFile, { ...firstReceipt, ...ownSession(world, actor) })),
  ),
  get('/5day-demo/booking/:token/calendar.ics', 'without its token', all(404), () => madeUpBooking),
  get('/demos/:file', 'without its token', all(404), () => `/demos/${'x'.repeat(43)}.ics`),
  get('/demos/:file', 'by its token', all(200), async ({ call, admin }) => {
    const { body } = await call(admin, createDemoFeed)
    return new URL(body.data.url).pathname
  }),
  ...sessionRoutes,
]

/** An unfinished upload of the owner. */
async function begun(world: World): Promise<string> {
  const answer = await tusClient(world, world.owner).begin({ name: 'half.txt', stepId: world.stepIds[1]!, bytes: 10 })
  return String(answer.headers.location)
}
type Tus = ReturnType<typeof tusClient>
const upload = (
  method: string,
  status: number,
  ask: (tus: Tus, url: string) => Promise<{ statusCode: number }>,
): RouteRow => ({
  route: `${method} /uploads/:id`,
  about: "of the owner's",
  statuses: { ...asOwner, stranger: 401, owner: status, company: 403 },
  ask: async (world, actor) => {
    const url = await begun(world)
    const { statusCode } = await ask(tusClient(world, actor), url)
    await tusClient(world, world.owner).remove(url)
    return statusCode
  },
})

const uploads: RouteRow[] = [
  {
    route: 'OPTIONS /uploads',
    about: 'is open to all',
    statuses: all(204),
    ask: async ({ app }) => (await app.inject({ method: 'OPTIONS', url: '/uploads' })).statusCode,
  },
  {
    route: 'POST /uploads',
    about: 'for a step of a course that learners are in',
    statuses: { stranger: 401, owner: 201, other: 201, company: 403, mentor: 403, admin: 403 },
    ask: async (world, actor) => {
      const tus = tusClient(world, actor)
      const answer = await tus.begin({ name: 'half.txt', stepId: world.stepIds[1]!, bytes: 10 })
      if (answer.headers.location) await tus.remove(answer.headers.location)
      return answer.statusCode
    },
  },
  upload('HEAD', 200, (tus, url) => tus.head(url)),
  upload('PATCH', 204, (tus, url) => tus.patch(url, 0, 'half')),
  upload('DELETE', 204, (tus, url) => tus.remove(url)),
]

const live: RouteRow = {
  route: `GET ${liveNotifications.path}`,
  about: 'tells everybody of their own',
  statuses: { ...all(200), stranger: 401 },
  ask: async ({ app }, actor) => {
    const stream = await listenLive(app, actor ?? { token: 'x'.repeat(43) })
    stream.leave()
    await stream.ended
    return stream.status
  },
}

/** What the gateway and browsers send; without a signature it has no effect. */
const post = (route: string, status: number, contentType: string): RouteRow => ({
  route: `POST ${route}`,
  about: 'without a signature',
  statuses: all(status),
  ask: async ({ app }, actor) => {
    const headers = { ...bearer(actor), 'content-type': contentType }
    return (await app.inject({ method: 'POST', url: route, payload: '{}', headers })).statusCode
  },
})
const posts: RouteRow[] = [
  post('/gateway/events', 401, 'application/json'),
  post('/gateway/return', 303, 'application/x-www-form-urlencoded'),
  post('/gateway/cancelled', 303, 'application/x-www-form-urlencoded'),
  get('/gateway/cancelled', 'is open to all', all(303), () => '/gateway/cancelled'),
  // Without a signed token nothing changes.
  post('/unsubscribe/one-click', 400, 'application/x-www-form-urlencoded'),
  get('/unsubscribe/one-click', 'is open to all', all(303), () => '/unsubscribe/one-click?token=x'),
]

const certificate =
  (rest: string): Address =>
  async (world) =>
    `/certificate/${await world.sharedCertificate()}/${rest}`

/** Every route outside the contract. HEAD behaves like GET without the body. */
export const routes: RouteRow[] = [
  open('/healthz'),
  open('/readyz'),
  open('/openapi.json'),
  {
    route: 'GET /metrics',
    about: 'from elsewhere, without the token',
    statuses: all(404),
    ask: async ({ app }, actor) =>
      (await app.inject({ url: '/metrics', remoteAddress: '203.0.113.7', headers: bearer(actor) })).statusCode,
  },
  open('/pictures/:id', picture),
  open('/certificate/:code/certificate.pdf', certificate('certificate.pdf')),
  open('/certificate/:code/credential.json', certificate('credential.json')),
  open('/certificate/status/:file', () => '/certificate/status/0.json'),
  ...[...portfolioFiles, interviewFile, previewFile].map(([route, address]) => open(route, address)),
  open('/.well-known/did.json'),
  ...links,
  ...uploads,
  ...gitRoutes,
  ...posts,
  live,
]

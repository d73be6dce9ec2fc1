// For signed-in readers of a course page: turns its link into Continue or Enrol. Visitors don't load it.
import { pendingTitles } from '#contract/membership/pending-text.ts'
import { endNote, endSession, storedToken } from '#web/kit/api/session.ts'

type Enrolled = { courseId: number; userCourses?: { userId: number }[] }

const links = document.querySelectorAll<HTMLAnchorElement>('[data-member-course]')
const headers = { authorization: `Bearer ${storedToken()}`, 'content-type': 'application/json' }
const userId = Number(localStorage.getItem('userId'))
const role = localStorage.getItem('role')

async function start() {
  const { memberCourse, enrolledText = 'Continue' } = links[0]?.dataset ?? {}
  const courseId = Number(memberCourse)
  if (role === 'company') return show('Go to your company’s page', '/company')
  if (role && role !== 'learner') return show('Go to the staff area', '/admin')
  const response = await fetch('/v1/course/getAllCourses', { headers })
  if (response.status === 401) {
    // The session has ended, so they are a visitor again.
    delete document.documentElement.dataset['signedIn']
    await endSession(endNote(await response.json()))
    return
  }
  const { data } = (await response.json()) as { data?: Enrolled[] }
  const course = data?.find((one) => one.courseId === courseId)
  if (!course) return
  if (course.userCourses?.some((one) => one.userId === userId))
    return show(enrolledText, `/dashboard/tasks/${courseId}`)
  const closed = await closedLabel()
  if (closed) return show(closed, '/dashboard/my-courses')
  show('Enrol', '/dashboard/all-courses')
  for (const link of links) link.addEventListener('click', (event) => void enrol(event, courseId))
}

const closedLabels: Record<string, string> = {
  pending: pendingTitles.checking,
  rejected: 'See your payment',
}

/** Null if their courses are open; otherwise the page behind the link says what to do. */
async function closedLabel(): Promise<string | null> {
  const response = await fetch('/v1/payments/mine', { headers })
  const { data } = (await response.json()) as { data?: { hasAccess: boolean; state: string } }
  return !data || data.hasAccess ? null : (closedLabels[data.state] ?? 'Subscribe')
}

function show(text: string, href: string) {
  for (const link of links) {
    link.textContent = text
    link.href = href
  }
}

/** Without access the list of courses explains what to do. */
async function enrol(event: MouseEvent, courseId: number) {
  event.preventDefault()
  const body = JSON.stringify({ userId, courseId })
  const response = await fetch('/v1/user/createUserCourse', { method: 'POST', headers, body }).catch(() => null)
  window.location.assign(response?.ok ? `/dashboard/tasks/${courseId}` : '/dashboard/all-courses')
}

start().catch(() => {})

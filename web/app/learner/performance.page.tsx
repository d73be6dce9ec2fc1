import { PerformancePage as Page } from '#web/learning/performance/performance.page.tsx'
import { AttendanceSection } from '#web/mentoring/sessions/attendance-section.tsx'

export const PerformancePage = () => <Page attendance={<AttendanceSection />} />

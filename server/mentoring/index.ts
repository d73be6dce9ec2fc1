export { attendancePage } from './sessions/attendance.store.ts'
export { attendanceOf } from './sessions/store.ts'
export { seats } from './sessions/tables.ts'

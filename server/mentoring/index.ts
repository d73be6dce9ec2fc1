export { attendanceOf } from './sessions/store.ts'

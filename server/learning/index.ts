export { certificatesOf, findCertificates } from './certificates/store.ts'
export { enrolledCourses } from './enrolments/store.ts'
export { promiseFor } from './promises/service.ts'

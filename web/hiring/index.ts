export { HiringReportCard } from './figures/report-card.tsx'
export { CompanyTasks } from './home/company-tasks.tsx'

import { planReminders, readStudent, type Student } from './plan.ts'

// The checks try the core through this line. Leave it here.
export * from './plan.ts'

export type World = {
  readText(): Promise<string>
  today(): string
  send(phone: string, text: string): Promise<void>
  report(message: string): void
}

/** The shell: reads, asks the core what to do, and does it. One family's failure doesn't stop the others. */
export async function run(world: World): Promise<{ sent: number; failed: number; damaged: number }> {
  const lines = (await world.readText()).split(/\r?\n/)
  const students: Student[] = []
  let damaged = 0
  for (const [index, line] of lines.entries()) {
    if (index === 0 || line === '') continue
    const result = readStudent(line)
    if (result.ok) students.push(result.value)
    else {
      damaged += 1
      world.report(`Line ${index + 1}: ${result.error}`)
    }
  }

  let sent = 0
  let failed = 0
  for (const { phone, text } of planReminders(students, world.today())) {
    try {
      await world.send(phone, text)
      sent += 1
    } catch (error) {
      failed += 1
      world.report(`Could not send to ${phone}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return { sent, failed, damaged }
}

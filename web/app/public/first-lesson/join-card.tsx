import { EnrolButton } from '#web/catalogue/enrol-button.tsx'

type JoinCardProps = { courseId: number; nextStep: string | undefined; price: string }

/** The one next step after the lesson. */
export function JoinCard({ courseId, nextStep, price }: JoinCardProps) {
  return (
    <section aria-labelledby="next" className="deep rounded-card border-b-4 border-marigold p-6 sm:p-8">
      <h2 id="next" className="type-title">
        Get feedback on your work
      </h2>
      <p className="mt-3 max-w-xl text-pretty">
        Members submit their work, and a mentor tells them what works and what to improve.
        {nextStep && ` This course continues with “${nextStep}”.`}
      </p>
      <p className="mt-3 text-soft signed-in:hidden">{price}: every course, every review, your certificate.</p>
      <EnrolButton
        courseId={courseId}
        visitorText="Join to continue"
        enrolledText="Continue in your course"
        className="mt-6 w-full sm:w-auto"
      />
    </section>
  )
}

import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { checkMyCoupon, type CouponPrice } from '#contract/membership/coupons.ts'
import { call } from '#web/kit/api/api.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { inlineErrors } from '#web/kit/api/query.ts'
import { Field, Input, Select } from '#web/kit/forms/field.tsx'
import { rupees } from '#web/kit/format.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { courseChoices } from '../payments.api.ts'

/** For the plan with this price. */
export type AppliedCoupon = CouponPrice & { amount: number; courseId?: number }

type CouponFieldProps = {
  amount: number
  code: string
  onType: (code: string) => void
  /** For a coupon that is for some courses only. */
  courseId: number | null
  onChooseCourse: (courseId: number) => void
  /** The server's, from sending the form. */
  problem: string | undefined
  onChange: (coupon: AppliedCoupon | null) => void
}

/** Shows what is left to pay before anything is sent. */
export function CouponField(props: CouponFieldProps) {
  const { amount, code, onType, courseId, onChooseCourse, problem, onChange } = props
  const check = useMutation({
    ...inlineErrors,
    mutationFn: (chosen: number | null) =>
      call(checkMyCoupon, { body: { code, amount: String(amount), ...(chosen && { courseId: chosen }) } }),
    onSuccess: (price, chosen) => onChange({ ...price, amount, ...(chosen && { courseId: chosen }) }),
  })
  // A code that is there at first belongs to a rejected payment, another plan or a page that was reloaded.
  const { mutate } = check
  useEffect(() => {
    if (code.trim() !== '') mutate(courseId)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- What is typed later is applied with the button.
  }, [mutate])
  const fields = check.error instanceof ApiError ? check.error.fields : {}
  const isForCourses = courseId !== null || 'courseId' in fields
  const message = fields['coupon'] ?? fields['code'] ?? (isForCourses ? undefined : check.error?.message) ?? problem
  const edit = (typed: string) => {
    onType(typed)
    check.reset()
    onChange(null)
  }
  return (
    <div className="grid gap-4">
      <Field
        label="Coupon"
        optional
        problem={message}
        hint={
          check.data &&
          `${rupees(check.data.discountRupees)} off: ${rupees(check.data.rupees)} instead of ${rupees(amount)}.`
        }
      >
        <div className="flex gap-3">
          <Input
            value={code}
            maxLength={30}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => edit(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // It applies the coupon; the form isn't sent yet.
              event.preventDefault()
              if (code.trim() !== '') check.mutate(courseId)
            }}
            className="min-w-0 grow"
          />
          <Button disabled={code.trim() === ''} busy={check.isPending} onClick={() => check.mutate(courseId)}>
            Apply
          </Button>
        </div>
      </Field>
      {isForCourses && (
        <CourseChoice
          value={courseId}
          problem={fields['courseId']}
          onChoose={(chosen) => {
            onChooseCourse(chosen)
            onChange(null)
            check.mutate(chosen)
          }}
        />
      )}
    </div>
  )
}

type CourseChoiceProps = { value: number | null; problem: string | undefined; onChoose: (courseId: number) => void }

function CourseChoice({ value, problem, onChoose }: CourseChoiceProps) {
  const courses = useQuery(courseChoices)
  return (
    <Field label="Course" problem={problem}>
      <Select value={value ?? ''} onChange={(event) => onChoose(Number(event.target.value))}>
        <option value="" disabled>
          Choose a course
        </option>
        {courses.data?.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
    </Field>
  )
}

import java.io.File
import kotlin.math.sqrt

enum class Verdict { Wait, Continue, Halt }

data class Day(val release: String, val day: Int, val percent: Int, val sessions: Int, val crashed: Int)

fun judge(sessions: Int, crashed: Int, usual: Double): Verdict {
    val expected = sessions * usual
    return when {
        crashed > expected + 3 * sqrt(expected) && crashed >= 5 -> Verdict.Halt
        sessions < 400 -> Verdict.Wait
        else -> Verdict.Continue
    }
}

fun main(args: Array<String>) {
    val days = File(args.firstOrNull() ?: "rollout.csv").readLines().drop(1).map { line ->
        val (release, day, percent, sessions, crashed) = line.split(",")
        Day(release, day.toInt(), percent.toInt(), sessions.toInt(), crashed.toInt())
    }
    println("| release | day | percent | sessions | crashed | by day | sum of the stage |")
    println("|---|---|---|---|---|---|---|")
    for (day in days) {
        val stage = days.filter { it.release == day.release && it.percent == day.percent && it.day <= day.day }
        val byDay = judge(day.sessions, day.crashed, 0.0075)
        val bySum = judge(stage.sumOf { it.sessions }, stage.sumOf { it.crashed }, 0.0075)
        println("| ${day.release} | ${day.day} | ${day.percent} | ${day.sessions} | ${day.crashed} | $byDay | $bySum |")
    }
}

import java.io.IOException

/** What one look at card and scale can give. */
sealed interface Reading {
    data class Stable(val grams: Int) : Reading
    data class TooLight(val grams: Int) : Reading
    /** The can is still swinging: the last values differ. */
    data class Moving(val lowest: Int, val highest: Int) : Reading
    data object NoCard : Reading
    data object NoResponse : Reading
}

/** What the screen does next: three cases, three different screens. */
sealed interface Outcome {
    data class Accepted(val member: Int, val ml: Int, val fatTenths: Int) : Outcome
    data class Refused(val reason: String) : Outcome
    data class TryAgain(val hint: String) : Outcome
}

fun messageFor(reading: Reading): String = when (reading) {
    is Reading.Stable -> "${reading.grams} g"
    is Reading.TooLight if reading.grams <= 0 -> "The scale is empty."
    is Reading.TooLight -> "Only ${reading.grams} g. Is the can on the scale?"
    is Reading.Moving -> "Wait: between ${reading.lowest} g and ${reading.highest} g."
    Reading.NoCard -> "Hold the member's card to the camera."
    Reading.NoResponse -> "The scale doesn't answer. Is it switched on?"
}

/** One litre of milk weighs 1,030 g. Rounded to the nearest millilitre. */
fun millilitres(grams: Int): Int = (grams * 1000 + 515) / 1030

fun decide(member: Int, reading: Reading, fatTenths: Int): Outcome {
    require(member > 0) { "Member numbers start at 1, got $member" }
    return when (reading) {
        is Reading.Stable if fatTenths < 30 -> Outcome.Refused("Fat is below 3.0")
        is Reading.Stable -> Outcome.Accepted(member, millilitres(reading.grams), fatTenths)
        is Reading.TooLight if reading.grams <= 0 -> Outcome.TryAgain("Put the can on the scale")
        is Reading.TooLight -> Outcome.TryAgain("Press TARE, then weigh again")
        is Reading.Moving -> Outcome.TryAgain("Let the can stand still")
        Reading.NoCard -> Outcome.TryAgain("Scan the card, or type the number")
        Reading.NoResponse -> Outcome.TryAgain("Switch the scale on")
    }
}

/** The border: only here an exception becomes a case. */
fun readScale(bluetooth: () -> Int): Reading = try {
    val grams = bluetooth()
    if (grams < 200) Reading.TooLight(grams) else Reading.Stable(grams)
} catch (_: IOException) {
    Reading.NoResponse
}

fun main() {
    val readings = listOf(
        Reading.Stable(4378), Reading.TooLight(0), Reading.TooLight(40),
        Reading.Moving(4100, 4500), Reading.NoCard, Reading.NoResponse,
    )
    for (reading in readings) println("${messageFor(reading)} ⇒ ${decide(17, reading, 39)}")

    check(decide(17, Reading.Stable(4378), 39) == Outcome.Accepted(17, 4250, 39))
    check(decide(17, Reading.Stable(4378), 29) is Outcome.Refused)
    check(readings.drop(1).all { decide(17, it, 39) is Outcome.TryAgain })
    check(readScale { 5000 } == Reading.Stable(5000))
    check(readScale { 30 } == Reading.TooLight(30))
    check(readScale { throw IOException("link lost") } == Reading.NoResponse)
    check(runCatching { readScale { error("a bug") } }.exceptionOrNull() is IllegalStateException)
    println("all cases checked")
}

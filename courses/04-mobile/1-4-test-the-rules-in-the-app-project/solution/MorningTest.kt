package org.dudh.collector

import java.io.IOException
import kotlin.test.Test
import kotlin.test.assertEquals

/** One can as the collector meets it: the fat as typed, and what the scale says. */
private class Can(val member: Int, val fatText: String, val scale: () -> Int)

class MorningTest {
    private val morning = listOf(
        Can(17, "3.9") { 4378 }, // 4,250 ml at ₹39.80: 169.15
        Can(42, "3.5") { 6180 }, // 6,000 ml at ₹38.00: 228.00
        Can(3, "2.8") { 5150 }, // refused: fat below 3.0
        Can(8, "4.0") { 120 }, // too light
        Can(21, "4..1") { 2060 }, // no number
        Can(17, "3.6") { 1133 }, // 1,100 ml at ₹38.45: 42.295, up to 42.30
    )

    private fun paiseOf(can: Can): Long {
        val fat = parseFat(can.fatText) ?: return 0
        return when (val outcome = decide(can.member, readScale(can.scale), fat.tenths)) {
            is Outcome.Accepted -> priceOf(Litres(outcome.ml), Fat(outcome.fatTenths))
            is Outcome.Refused, is Outcome.TryAgain -> 0
        }
    }

    @Test
    fun `adds up a morning of six cans`() =
        // By hand: 16,915 + 22,800 + 0 + 0 + 0 + 4,230 = 43,945 paise
        assertEquals(43_945L, morning.sumOf(::paiseOf))

    @Test
    fun `pays for three of the six cans`() =
        assertEquals(listOf(17, 42, 17), morning.filter { paiseOf(it) > 0 }.map { it.member })

    @Test
    fun `pays nothing while the scale is silent`() =
        assertEquals(0L, paiseOf(Can(17, "3.9") { throw IOException("link lost") }))
}

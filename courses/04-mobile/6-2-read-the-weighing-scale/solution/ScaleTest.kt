package org.dudh.collector.scale

import kotlinx.coroutines.flow.filterIsInstance
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.flow.toList
import kotlinx.coroutines.runBlocking
import java.io.File
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNull
import kotlin.test.assertTrue

class ScaleTest {
    // In the project: app/src/test/resources/scale-frames.txt.
    private val lines = (javaClass.classLoader?.getResource("scale-frames.txt")?.readText()
        ?: File(System.getenv("FRAMES") ?: "scale-frames.txt").readText()).lines()

    @Test
    fun `reads low byte first and unsigned`() {
        assertEquals(4380, grams("006C03".hexToByteArray()))
        assertEquals(1275, grams("00FF00".hexToByteArray()))
        assertEquals(327675, grams("00FFFF".hexToByteArray()))
    }

    @Test
    fun `refuses what it can't read`() {
        assertNull(grams(ByteArray(0)))
        assertNull(grams("006C".hexToByteArray()))
        assertNull(grams("016C03".hexToByteArray()), "pounds")
    }

    @Test
    fun `needs five close values`() {
        val steady = Steady()
        repeat(4) { assertEquals<Reading>(Reading.Moving(4380), steady.add(4380)) }
        assertEquals<Reading>(Reading.Stable(4380), steady.add(4390))
        assertEquals<Reading>(Reading.Moving(4391), steady.add(4391))
        assertEquals<Reading>(Reading.Empty, steady.add(199))
    }

    @Test
    fun `finds the weight of the recorded can`() = runBlocking {
        // Times don't matter for the order: play the record without pauses.
        val quick = lines.filterNot { it.startsWith("#") || it.isBlank() }.map { "0 " + it.substringAfter(" ") }
        val all = readings(SimulatedScale(quick)).toList()
        assertEquals<Reading>(Reading.Empty, all.first())
        assertEquals<Reading>(Reading.Empty, all.last())
        assertEquals(Reading.Stable(4375), all.filterIsInstance<Reading.Stable>().first())
        assertEquals(4248, millilitres(4375))
    }

    @Test
    fun `is stable at 4,65 seconds`() = runBlocking {
        val start = System.nanoTime()
        readings(SimulatedScale(lines)).filterIsInstance<Reading.Stable>().first()
        val ms = (System.nanoTime() - start) / 1_000_000
        assertTrue(ms in 4_600..5_500, "$ms ms")
    }
}

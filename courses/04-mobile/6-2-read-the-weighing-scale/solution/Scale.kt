package org.dudh.collector.scale

import kotlinx.coroutines.delay
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.distinctUntilChanged
import kotlinx.coroutines.flow.flow
import kotlinx.coroutines.flow.map
import kotlinx.coroutines.flow.mapNotNull

sealed interface Reading {
    data class Stable(val grams: Int) : Reading
    data class Moving(val grams: Int) : Reading
    data object Empty : Reading
}

/** Grams from a Weight Measurement (0x2A9D), or null if the message can't be used. */
fun grams(frame: ByteArray): Int? {
    if (frame.size < 3) return null
    val isPounds = frame[0].toInt() and 1 == 1
    if (isPounds) return null
    val units = (frame[1].toInt() and 0xFF) or ((frame[2].toInt() and 0xFF) shl 8)
    return units * 5
}

class Steady(private val count: Int = 5, private val range: Int = 10) {
    private val last = ArrayDeque<Int>()

    fun add(grams: Int): Reading {
        if (grams < 200) {
            last.clear() // the next can begins with a new window
            return Reading.Empty
        }
        last.addLast(grams)
        if (last.size > count) last.removeFirst()
        return when {
            last.size < count || last.max() - last.min() > range -> Reading.Moving(grams)
            else -> Reading.Stable(last.sorted()[count / 2])
        }
    }
}

interface Scale {
    val frames: Flow<ByteArray>
}

class SimulatedScale(private val lines: List<String>) : Scale {
    override val frames = flow {
        var now = 0L
        for (line in lines.filterNot { it.startsWith("#") || it.isBlank() }) {
            val (at, hex) = line.split(" ")
            delay(at.toLong() - now)
            now = at.toLong()
            emit(hex.hexToByteArray())
        }
    }
}

fun readings(scale: Scale): Flow<Reading> {
    val steady = Steady()
    return scale.frames.mapNotNull(::grams).map(steady::add).distinctUntilChanged()
}

/** One litre of milk weighs 1,030 g. */
fun millilitres(grams: Int): Int = (grams * 1000 + 515) / 1030

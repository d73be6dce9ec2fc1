package org.dudh.collector

import androidx.annotation.OptIn
import androidx.camera.core.ExperimentalGetImage
import androidx.camera.core.ImageAnalysis
import androidx.camera.core.ImageProxy
import com.google.mlkit.vision.barcode.BarcodeScanner
import com.google.mlkit.vision.common.InputImage

/** Version 1.3.0. */
class CardAnalyzer(
    private val scanner: BarcodeScanner,
    private val onText: (String) -> Unit,
) : ImageAnalysis.Analyzer {
    private var frames = 0

    @OptIn(ExperimentalGetImage::class)
    override fun analyze(image: ImageProxy) {
        frames++
        if (frames % 2 == 0) return image.close() // new in 1.3.0: every second frame is enough
        val media = image.image ?: return
        scanner.process(InputImage.fromMediaImage(media, image.imageInfo.rotationDegrees))
            .addOnSuccessListener { codes -> if (codes.isNotEmpty()) report(codes.mapNotNull { it.rawValue }) }
            .addOnCompleteListener { image.close() }
    }

    private fun report(texts: List<String>) {
        onText(texts.first())
    }
}

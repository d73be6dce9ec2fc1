package org.dudh.collector

import androidx.annotation.OptIn
import androidx.camera.core.ExperimentalGetImage
import androidx.camera.core.ImageAnalysis
import androidx.camera.core.ImageProxy
import com.google.mlkit.vision.barcode.BarcodeScanner
import com.google.mlkit.vision.common.InputImage

class CardAnalyzer(
    private val scanner: BarcodeScanner,
    private val onText: (String) -> Unit,
) : ImageAnalysis.Analyzer {
    private var frames = 0

    @OptIn(ExperimentalGetImage::class)
    override fun analyze(image: ImageProxy) {
        frames++
        if (frames % 2 == 0) return image.close()
        val media = image.image ?: return image.close()
        scanner.process(InputImage.fromMediaImage(media, image.imageInfo.rotationDegrees))
            .addOnSuccessListener { codes -> firstText(codes.map { it.rawValue })?.let(onText) }
            .addOnCompleteListener { image.close() }
    }
}

resource "aws_s3_bucket" "lab" {
  bucket = "hospital-lab"
  lifecycle {
    prevent_destroy = true
  }
}

resource "aws_s3_bucket_public_access_block" "lab" {
  bucket                  = aws_s3_bucket.lab.id
  block_public_acls       = true
  block_public_policy     = true
  ignore_public_acls      = true
  restrict_public_buckets = true
}

resource "aws_s3_bucket_versioning" "lab" {
  bucket = aws_s3_bucket.lab.id
  versioning_configuration {
    status = "Enabled"
  }
}

resource "aws_security_group" "lab" {
  vpc_id = var.vpc_id
  ingress {
    description     = "uploads through the load balancer"
    from_port       = 3001
    to_port         = 3001
    protocol        = "tcp"
    security_groups = [var.load_balancer_group]
  }
}

variable "vpc_id" {
  type = string
}

variable "load_balancer_group" {
  type = string
}

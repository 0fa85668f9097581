# MinIO is given out as source only since October 2025; the last image that was published lacks a
# security fix. So the release is built here.
FROM golang:1.25-alpine AS build
ENV CGO_ENABLED=0
RUN go install github.com/minio/minio@RELEASE.2025-10-15T17-29-55Z
RUN go install github.com/minio/mc@RELEASE.2025-08-13T08-35-41Z

FROM alpine:3.22
COPY --from=build /go/bin/minio /go/bin/mc /usr/local/bin/
RUN adduser -D -u 1000 minio && mkdir /data && chown minio /data
USER minio
